import type { Context } from 'hono'
import type { Config } from '../config.ts'

/** The query parameter with which a frame that is loaded anew by itself says where it stands. */
export const HOST_PARAMETER = 'host'

const read = (address: string | undefined): string | null => {
  const url = URL.parse(address ?? '')
  return url && url.origin !== 'null' ? url.origin : null
}

/**
 * The origin of the page around a frame, as its Referer says; the loader has it sent under every policy of the page. A
 * frame that loads itself anew has none and names the page that it was told. Neither is proof: what a frame shows is
 * kept from other pages by `frame-ancestors`. Our own pages always say where they are.
 */
export function originAround(c: Context, { publicUrl }: Pick<Config, 'publicUrl'>): string | null {
  const told = read(c.req.header('referer'))
  if (told) return told
  const named = read(c.req.query(HOST_PARAMETER))
  return named === new URL(publicUrl).origin ? null : named
}
