import { secureHeaders } from 'hono/secure-headers'
import type { Config } from '../config.ts'
import { CSP_REPORTS_PATH, PERMISSIONS_POLICY } from '../web/security-headers.ts'

/** Headers of the frame's document and of the widget's files, except Content-Security-Policy and caching. */
export const widgetHeaders = ({ publicUrl }: Config) =>
  secureHeaders({
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    // frame-ancestors controls framing; X-Frame-Options cannot hold a list.
    xFrameOptions: false,
    referrerPolicy: 'no-referrer',
    crossOriginOpenerPolicy: false,
    // Pages with COEP load only documents that set both headers.
    crossOriginEmbedderPolicy: 'require-corp',
    crossOriginResourcePolicy: 'cross-origin',
    permissionsPolicy: PERMISSIONS_POLICY,
    reportingEndpoints: [{ name: 'csp', url: `${publicUrl}${CSP_REPORTS_PATH}` }],
  })

/**
 * The Content-Security-Policy of the frame's document. `ancestors` are the only origins allowed around it; null allows
 * any, for a document without content.
 */
export function framePolicy(nonce: string, ancestors: string[] | null): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    ...(ancestors && { 'frame-ancestors': ["'self'", ...ancestors] }),
    'report-uri': [CSP_REPORTS_PATH],
    'report-to': ['csp'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
