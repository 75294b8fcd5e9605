import { secureHeaders } from 'hono/secure-headers'
import type { Config } from '../config.ts'
import { CSP_REPORTS_PATH, PERMISSIONS_POLICY } from '../web/security-headers.ts'

/** Headers of the frame's document and of the partners' files, apart from Content-Security-Policy and caching. */
export const widgetHeaders = ({ publicUrl }: Config) =>
  secureHeaders({
    strictTransportSecurity: publicUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
    // Where a frame may stand is for frame-ancestors to say; this one knows no list.
    xFrameOptions: false,
    referrerPolicy: 'no-referrer',
    crossOriginOpenerPolicy: false,
    // Hosts with COEP load only what says both.
    crossOriginEmbedderPolicy: 'require-corp',
    crossOriginResourcePolicy: 'cross-origin',
    permissionsPolicy: PERMISSIONS_POLICY,
    reportingEndpoints: [{ name: 'csp', url: `${publicUrl}${CSP_REPORTS_PATH}` }],
  })

/**
 * Content-Security-Policy of the frame's document. `ancestors`: the only origins around it; null: any, for a document
 * that holds nothing.
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
