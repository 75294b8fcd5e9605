import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import { endpoints, type ReleaseName } from '@soulsign/contracts'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { readJson } from '../http/body.ts'
import { refuseInvalid } from '../http/errors.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute, problemContent } from '../http/route.ts'
import { pathShape, plainMessage } from '../observability/logged-text.ts'
import { CSP_REPORTS_PATH } from './security-headers.ts'

const readCspReport = readJson({
  maxBytes: 16 * 1024,
  types: ['application/reports+json', 'application/csp-report', 'application/json'],
})
const CSP_REPORTS_MAX = 10

const DIRECTIVE = /^[a-z]+(?:-[a-z]+){0,4}$/
const HOST_MAX = 100

/**
 * The origin that was blocked. Anybody can send a report, so only origins as long as those of real hosts are taken, and no
 * text.
 */
function blockedOrigin(blocked: string): string {
  const url = URL.parse(blocked)
  if (!url) return plainMessage(blocked)
  return /^(?:https?|wss?):$/.test(url.protocol) && url.host.length <= HOST_MAX ? url.origin : '*'
}

/** The recorded parts of a violation: the page, the directive and the blocked origin. Code samples are dropped. */
const Violation = z
  .object({
    documentURL: z.string().max(4_000),
    effectiveDirective: z.string().max(60),
    blockedURL: z.string().max(2_000),
  })
  .transform(({ documentURL, effectiveDirective, blockedURL }) => ({
    path: pathShape(URL.parse(documentURL)?.pathname ?? '/'),
    directive: DIRECTIVE.test(effectiveDirective) ? effectiveDirective : '*',
    blocked: blockedOrigin(blockedURL),
  }))

/** `application/reports+json` of the Reporting API. */
const Reports = z
  .array(z.object({ type: z.string(), body: z.unknown() }))
  .transform((reports) => reports.filter(({ type }) => type === 'csp-violation').map(({ body }) => body))
  .pipe(z.array(Violation))

/** `application/csp-report`, sent by browsers without the Reporting API. */
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

type ReportDeps = Pick<Deps, 'log' | 'metrics' | 'site' | 'ceilings' | 'releaseUse'>

/** Failures that browsers report. They are logged; the response is an empty 204. */
export function reportRoutes({ log, metrics, site, ceilings, releaseUse }: ReportDeps) {
  const report = contractRoute({
    endpoint: endpoints.report,
    summary: 'Report a failure in the browser, or an unknown path',
    description: 'For the log. Reports must never hold people’s text.',
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
    middleware: [ceilings('report'), readCspReport],
    responses: {
      204: { description: 'Done' },
      400: { description: 'Not a report', content: problemContent },
      413: { description: 'The report is too large', content: problemContent },
      415: { description: 'Not a media type of reports', content: problemContent },
    },
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(report, async (c) => {
      const { kind, message, path, ...facts } = c.req.valid('json')
      const said = { message: plainMessage(message), ...(path !== undefined && { path: pathShape(path) }) }
      log.event(`browser: ${kind}`, { ...said, ...facts })
      // Anyone can send a report: other names would make the metric grow without bounds.
      const { remotes } = (await site.read()).registry
      const remote = ['shell', ...remotes.map(({ name }) => name)].find((name) => name === facts.remote) ?? ''
      metrics.browserFailures.inc({ kind, remote, phase: facts.phase ?? '' })
      const { version, phase } = facts
      if (remote && version && phase) releaseUse.failure({ name: remote as ReleaseName, version }, phase)
      return c.body(null, 204)
    })
    .openapi(violation, async (c) => {
      const parsed = AnyReport.safeParse(await c.req.json())
      if (!parsed.success) throw new ProblemError('invalid-input', { detail: 'The body is not a violation report.' })
      for (const facts of parsed.data.slice(0, CSP_REPORTS_MAX)) log.event('browser: csp violation', facts)
      return c.body(null, 204)
    })
}
