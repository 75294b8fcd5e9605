import { secureHeaders } from 'hono/secure-headers'
import type { Config } from '../config.ts'

/** The origins that overrides may load from: the developer's own machine, on any port. */
const LOCALHOST = ['http://localhost:*', 'http://127.0.0.1:*']
const LOCALHOST_SOCKETS = ['ws://localhost:*', 'ws://127.0.0.1:*']

/** The address for violation reports of the policy. */
export const CSP_REPORTS_PATH = '/api/reports/csp'

/** Features that no page needs, disabled so that nothing on a page can use them. */
export const PERMISSIONS_POLICY = {
  accelerometer: false,
  autoplay: false,
  camera: false,
  displayCapture: false,
  geolocation: false,
  gyroscope: false,
  magnetometer: false,
  microphone: false,
  midi: false,
  payment: false,
  usb: false,
}

/**
 * Headers of pages and their files, except the Content-Security-Policy.
 * @param loadedBy whose pages may load the answer
 */
export const pageHeaders = ({ publicUrl }: Config, loadedBy: 'same-origin' | 'cross-origin') =>
  secureHeaders({
    crossOriginResourcePolicy: loadedBy,
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: PERMISSIONS_POLICY,
    reportingEndpoints: [{ name: 'csp', url: `${publicUrl}${CSP_REPORTS_PATH}` }],
  })

/** An origin of letters and digits. Hosts may hold a semicolon or an asterisk, which a policy reads as its own. */
const PLAIN_ORIGIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/

/** The origins of these addresses, except paths of this site. */
export const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(
    addresses.map((address) => URL.parse(address)?.origin ?? '').filter((origin) => PLAIN_ORIGIN.test(origin)),
  ),
]

interface PolicyOf {
  nonce: string
  remoteOrigins: string[]
  /** The addresses of pictures that the settings name. */
  pictures: string[]
  anyPicture: boolean
  overridden: boolean
}

/**
 * The Content-Security-Policy of a page: scripts and styles from this site and the origins of live remotes, inline ones
 * only with the nonce, no eval, no framing, and only our own frames. Pictures come from this site and the settings'
 * addresses; where administrators try others (`anyPicture`), from anywhere. `overridden` also allows the developer's own
 * remotes.
 */
export function contentSecurityPolicy(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { nonce, remoteOrigins, pictures, anyPicture, overridden }: PolicyOf,
): string {
  const origins = [...remoteOrigins, ...(overridden ? LOCALHOST : [])]
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...origins],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...origins],
    'font-src': ["'self'", ...origins],
    // If any address were allowed, a script could send what it has read to it.
    'img-src': ["'self'", 'data:', 'blob:', ...(anyPicture ? ['https:'] : originsOf(pictures)), ...origins],
    'connect-src': ["'self'", ...origins, ...(overridden ? LOCALHOST_SOCKETS : [])],
    // The preview of the widget.
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Shows a page of ours while there is no network.
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'report-uri': [CSP_REPORTS_PATH],
    'report-to': ['csp'],
    ...(publicUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
