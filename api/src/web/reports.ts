import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from '@soulsign/contracts'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { contractRoute } from '../http/route.ts'
import { CSP_REPORTS_PATH } from './security-headers.ts'

const CSP_BODY_MAX_BYTES = 16 * 1024
const CSP_REPORTS_MAX = 10

/** What is kept of a violation: where, which directive, and the origin that was stopped. Samples of code are not. */
const Violation = z
  .object({
    documentURL: z.string(),
    effectiveDirective: z.string().max(60),
    blockedURL: z.string().max(2_000),
  })
  .transform(({ documentURL, effectiveDirective, blockedURL }) => ({
    path: URL.parse(documentURL)?.pathname.slice(0, 300) ?? '',
    directive: effectiveDirective,
    blocked: URL.parse(blockedURL)?.origin ?? blockedURL.slice(0, 60),
  }))

/** `application/reports+json` of the Reporting API. */
const Reports = z
  .array(z.object({ type: z.string(), body: z.unknown() }))
  .transform((reports) => reports.filter(({ type }) => type === 'csp-violation').map(({ body }) => body))
  .pipe(z.array(Violation))

/** `application/csp-report`, which browsers without the Reporting API send. */
const LegacyReport = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'effective-directive': z.string(),
      'blocked-uri': z.string().optional(),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      documentURL: report['document-uri'],
      effectiveDirective: report['effective-directive'],
      blockedURL: report['blocked-uri'] ?? '',
    },
  ])
  .pipe(z.array(Violation))

const AnyReport = z.union([Reports, LegacyReport])

/** What browsers tell us about their failures. Logged, and never answered with more than 204. */
export function reportRoutes({ log, ceilings }: Pick<Deps, 'log' | 'ceilings'>) {
  const report = contractRoute({
    endpoint: endpoints.report,
    summary: 'Report a failure in the browser, or an unknown path',
    description: 'For the log. Reports never hold what a person wrote.',
    tag: 'Site',
    access: 'anyone',
    middleware: [ceilings('report')],
  })
  const violation = createRoute({
    method: 'post',
    path: CSP_REPORTS_PATH,
    summary: 'Report a violation of the Content-Security-Policy',
    description: 'Browsers send these by themselves, as `application/reports+json` or `application/csp-report`.',
    tags: ['Site'],
    middleware: [ceilings('report'), bodyLimit({ maxSize: CSP_BODY_MAX_BYTES, onError: (c) => c.body(null, 413) })],
    responses: {
      204: { description: 'Done' },
      400: { description: 'Not a report' },
      413: { description: 'The report is too large' },
    },
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(report, (c) => {
      const { kind, ...facts } = c.req.valid('json')
      log.event(`browser: ${kind}`, facts)
      return c.body(null, 204)
    })
    .openapi(violation, async (c) => {
      const parsed = AnyReport.safeParse(await c.req.json().catch(() => undefined))
      if (!parsed.success) return c.body(null, 400)
      for (const facts of parsed.data.slice(0, CSP_REPORTS_MAX)) log.event('browser: csp violation', facts)
      return c.body(null, 204)
    })
}
