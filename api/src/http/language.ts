import type { Context } from 'hono'

/** The language that a browser asks for first (ISO 639), `und` if it names none. */
export function languageOf(c: Context): string {
  return /^\s*([a-z]{2,3})\b/i.exec(c.req.header('accept-language') ?? '')?.[1]?.toLowerCase() ?? 'und'
}
