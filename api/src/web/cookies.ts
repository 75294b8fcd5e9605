import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** `__Host-` keeps other hosts and pages without https from setting a cookie. Browsers take it from https alone. */
const prefixOf = (publicUrl: string) => (publicUrl.startsWith('https:') ? 'host' : undefined)

/** A cookie that `keepCookie` has set. */
export const readCookie = (c: Context, publicUrl: string, name: string): string | undefined =>
  getCookie(c, name, prefixOf(publicUrl))

/**
 * Sets a cookie for this host's requests alone, which no script reads. None signs anybody in.
 * @param seconds how long it is kept; without it until the browser is closed
 */
export function keepCookie(c: Context, publicUrl: string, name: string, value: string, seconds?: number): void {
  const prefix = prefixOf(publicUrl)
  setCookie(c, name, value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: prefix !== undefined,
    ...(prefix && { prefix }),
    ...(seconds !== undefined && { maxAge: seconds }),
  })
}
