import { secureHeaders } from 'hono/secure-headers'
import type { Config } from '../config.ts'

/** Where an override may load a remote from: the developer's own machine, any port. */
const LOCALHOST = ['http://localhost:*', 'http://127.0.0.1:*']
const LOCALHOST_SOCKETS = ['ws://localhost:*', 'ws://127.0.0.1:*']

/** Where browsers send what the policy stopped. */
export const CSP_REPORTS_PATH = '/api/reports/csp'

/** What no page of ours asks a browser for, so that nothing on it can. */
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

/** Headers of pages and their files, apart from the Content-Security-Policy. */
export const pageHeaders = ({ publicUrl }: Config) =>
  secureHeaders({
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: PERMISSIONS_POLICY,
    reportingEndpoints: [{ name: 'csp', url: `${publicUrl}${CSP_REPORTS_PATH}` }],
  })

/**
 * Content-Security-Policy of a page: scripts and styles of this site and of the origins that live remotes come from,
 * inline ones only with the nonce; no eval, no frames around it, only our own inside it. `overridden`: a developer's own remotes too.
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
    // The preview of the partners' widget.
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
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
