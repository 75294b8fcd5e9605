import type { Context } from 'hono'

/** Longest Accept-Language that is looked at. */
const HEADER_MAX = 500

/** Country (ISO 3166, two letters) of the browser's locale: the first region that Accept-Language names. */
export function countryOf(c: Context): string | undefined {
  const header = c.req.header('accept-language')?.slice(0, HEADER_MAX) ?? ''
  return /(?:^|,)\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(header)?.[1]?.toUpperCase()
}
