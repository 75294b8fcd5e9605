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

/**
 * The Content-Security-Policy of a page: scripts and styles from this site and the origins of live remotes, inline ones
 * only with the nonce, no eval, no framing, and only our own frames. `overridden` also allows the developer's own
 * remotes.
 */
export function contentSecurityPolicy(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { nonce, remoteOrigins, overridden }: { nonce: string; remoteOrigins: string[]; overridden: boolean },
): string {
  const origins = [...remoteOrigins, ...(overridden ? LOCALHOST : [])]
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...origins],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...origins],
    'font-src': ["'self'", ...origins],
    // The logo may be on any host.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...origins],
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
