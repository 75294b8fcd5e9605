import type { Context } from 'hono'
import type { Config } from '../config.ts'

/** The query parameter by which a frame that reloads itself names the page around it. */
export const HOST_PARAMETER = 'host'

const read = (address: string | undefined): string | null => {
  const url = URL.parse(address ?? '')
  return url && url.origin !== 'null' ? url.origin : null
}

/**
 * Returns the origin of the page around a frame from its Referer, which the loader sends under any referrer policy of
 * the page. A frame that reloads itself has no Referer and names the page that it was told. Neither is proof:
 * `frame-ancestors` keeps the frame's content from other pages. Our own pages always send a Referer.
 */
export function originAround(c: Context, { publicUrl }: Pick<Config, 'publicUrl'>): string | null {
  const told = read(c.req.header('referer'))
  if (told) return told
  const named = read(c.req.query(HOST_PARAMETER))
  return named === new URL(publicUrl).origin ? null : named
}
