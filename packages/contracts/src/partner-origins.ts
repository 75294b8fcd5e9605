import { z } from 'zod'

const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
const DOMAIN = `${LABEL}(\\.${LABEL})*\\.${LABEL}`
/** `https://shop.example.com`, `https://*.example.com`, with a port or `:*`; http only for the own machine. */
const PATTERN = new RegExp(
  `^(?:https://(?<wildcard>\\*\\.)?(?<domain>${DOMAIN})|https?://(?<local>localhost|127\\.0\\.0\\.1))(?::(?<port>\\*|\\d{1,5}))?$`,
)

const HINT =
  "Use an origin such as 'https://example.com', 'https://*.example.com' or 'http://localhost:*', without a path."

/** Brings what people type into a pattern's form: lower case, no slash at the end, IDN as punycode, no default port. */
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
 * An origin on which a partner may show the widget, in the form that `frame-ancestors` takes: exact, with any subdomain
 * (`https://*.example.com`, which does not include example.com itself), or with any port (`:*`).
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
 * Whether one of the patterns allows an origin, as browsers read the same patterns in `frame-ancestors`. `origin` is what
 * a browser calls one (`https://example.com:8443`); anything else (`null`, an address with a path) is allowed nowhere.
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
