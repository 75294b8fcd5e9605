import { ApiError, type ClientReport, calls } from '@soulsign/contracts'

const MAX_REPORTS = 20
/** The version of this page's shell, once the page's data is read. */
let shell: string | undefined
const sent = new Set<string>()

/** Reports an error to the API, each one once. A page that fails in a loop stops reporting. */
export function report(body: ClientReport): void {
  const json = JSON.stringify(body)
  if (sent.has(json) || sent.size >= MAX_REPORTS) return
  sent.add(json)
  fetch(calls.report.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: json,
    keepalive: true,
  }).catch(() => {})
}

/** Names the version of the shell in reports of its errors. */
export const reportAs = (version: string | undefined) => {
  shell = version
}

/** Reports what of an answer could not be read. */
export const reportUnread = (what: string) =>
  report({ kind: 'error', message: `Unread: ${what}`.slice(0, 500), path: location.pathname.slice(0, 300) })

/** Names an error by type and place, never by its message, which may quote what a person typed. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'Not an Error'
  const frame = error.stack?.split('\n').find((line) => /:\d+:\d+\)?$/.test(line))
  return `${error.name}${frame ? ` ${frame.trim().replace(/\?[^:)]*/g, '')}` : ''}`.slice(0, 500)
}

/** Reports an error with the page it happened on. The request id leads to the API's log. */
export function reportProblem(error: unknown): void {
  const requestId = error instanceof ApiError ? error.problem.request_id : undefined
  report({
    kind: 'error',
    message: describeError(error),
    path: location.pathname.slice(0, 300),
    ...(shell && { remote: 'shell', version: shell.slice(0, 60), phase: 'render' as const }),
    ...(requestId && { request_id: requestId.slice(0, 64) }),
  })
}

/** Reports uncaught errors. Browsers report violations of the Content-Security-Policy themselves. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error }) => {
    if (error) reportProblem(error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => reportProblem(reason))
}
