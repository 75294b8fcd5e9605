import { type ClientReport, endpoints } from '@soulsign/contracts'

const MAX_REPORTS = 20
const sent = new Set<string>()

/** Tells the API what went wrong here: each thing once, and a page that fails in a loop falls silent. */
export function report(body: ClientReport): void {
  const json = JSON.stringify(body)
  if (sent.has(json) || sent.size >= MAX_REPORTS) return
  sent.add(json)
  fetch(endpoints.report.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: json,
    keepalive: true,
  }).catch(() => {})
}

/** Names an error by type and place. Never by message: a message may quote what a person typed. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'Not an Error'
  const frame = error.stack?.split('\n').find((line) => /:\d+:\d+\)?$/.test(line))
  return `${error.name}${frame ? ` ${frame.trim().replace(/\?[^:)]*/g, '')}` : ''}`.slice(0, 500)
}

/** Reports what no part of the page caught, and what the Content-Security-Policy stopped. */
export function reportUncaught(): void {
  const path = () => location.pathname.slice(0, 300)
  window.addEventListener('error', ({ error }) => {
    if (error) report({ kind: 'error', message: describeError(error), path: path() })
  })
  window.addEventListener('unhandledrejection', ({ reason }) => {
    report({ kind: 'error', message: describeError(reason), path: path() })
  })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    report({
      kind: 'error',
      message: `CSP ${effectiveDirective} ${blockedURI.split('?')[0]}`.slice(0, 500),
      path: path(),
    })
  })
}
