import { z } from 'zod'

const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
const DOMAIN = `${LABEL}(\\.${LABEL})*\\.${LABEL}`
/** `https://shop.example.com`, `https://*.example.com`, with a port or `:*`; http only for localhost. */
const PATTERN = new RegExp(
  `^(?:https://(?<wildcard>\\*\\.)?(?<domain>${DOMAIN})|https?://(?<local>localhost|127\\.0\\.0\\.1))(?::(?<port>\\*|\\d{1,5}))?$`,
)

const HINT =
  "Use an origin such as 'https://example.com', 'https://*.example.com' or 'http://localhost:*', without a path."

/** Normalises typed text: lower case, no trailing slash, IDN as punycode, no default port. */
function normalise(text: string): string {
  const typed = text.trim().toLowerCase().replace(/\/$/, '')
  const [, scheme = '', star = '', rest = ''] = /^(https?:\/\/)(\*\.)?([^/]*)$/.exec(typed) ?? []
  if (!rest) return typed
  const host = rest.replace(/:\*$/, '')
  const url = URL.parse(`${scheme}${host}`)
  if (!url || url.username || url.password || url.host === '') return typed
  return `${scheme}${star}${url.host}${rest.endsWith(':*') ? ':*' : ''}`
}

/**
 * An origin where a partner may show the widget, as `frame-ancestors` takes it: exact, with any subdomain
 * (`https://*.example.com`, which excludes example.com itself), or with any port (`:*`).
 */
export const AllowedOrigin = z
  .string(HINT)
  .max(300, HINT)
  .transform(normalise)
  .refine((text) => {
    const groups = PATTERN.exec(text)?.groups
    if (!groups) return false
    return groups.port === undefined || groups.port === '*' || (Number(groups.port) > 0 && Number(groups.port) < 65_536)
  }, HINT)

/**
 * Whether a pattern allows an origin, by the browsers' own rules for `frame-ancestors`. `origin` is an origin as browsers
 * write it (`https://example.com:8443`); anything else (`null`, an address with a path) is refused.
 * @example isOriginAllowed('https://shop.example.com', ['https://*.example.com']) // true
 */
export function isOriginAllowed(origin: string, patterns: string[]): boolean {
  const url = URL.parse(origin)
  if (!url || url.origin === 'null' || url.origin !== origin) return false
  return patterns.some((pattern) => {
    const groups = PATTERN.exec(pattern)?.groups
    if (!groups) return false
    const { wildcard, domain, local, port = '' } = groups
    const hostFits = wildcard ? url.hostname.endsWith(`.${domain}`) : url.hostname === (domain ?? local)
    return hostFits && pattern.startsWith(`${url.protocol}//`) && (port === '*' || url.port === port)
  })
}
