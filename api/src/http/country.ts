import type { Context } from 'hono'

/** The part of Accept-Language that is read. */
const HEADER_MAX = 500

/** The country (ISO 3166, two letters) of the browser's locale: the first region in Accept-Language. */
export function countryOf(c: Context): string | undefined {
  const header = c.req.header('accept-language')?.slice(0, HEADER_MAX) ?? ''
  return /(?:^|,)\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(header)?.[1]?.toUpperCase()
}
