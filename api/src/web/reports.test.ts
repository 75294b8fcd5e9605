import { expect, test } from 'vitest'
import { webServers } from '../../test/web.ts'

const { serve, metrics, logged } = webServers()

test('reports are logged without people’s text, and invalid ones are refused', async () => {
  const url = await serve()
  const post = async (path: string, type: string, body: string) =>
    (await fetch(url + path, { method: 'POST', headers: { 'content-type': type }, body })).status
  const report = { kind: 'unknown-path', message: 'No such page', path: '/nope' }
  expect(await post('/api/reports', 'application/json', JSON.stringify(report))).toBe(204)
  expect(logged).toContainEqual({ name: 'browser: unknown-path', facts: { message: 'No such page', path: '/nope' } })
  expect(await post('/api/reports', 'application/json', JSON.stringify({ ...report, kind: 'x' }))).toBe(400)
  // Counted under the names of live remotes only.
  const invented = { ...report, kind: 'remote', remote: 'invented', phase: 'entry' }
  expect(await post('/api/reports', 'application/json', JSON.stringify(invented))).toBe(204)
  expect(await metrics.registry.getSingleMetricAsString('browser_failures_total')).toContain(
    'browser_failures_total{kind="remote",remote="",phase="entry"} 1',
  )

  const body = {
    documentURL: 'https://soul.example/journal?search=my+words',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/x.js?my+words',
    sample: 'my words',
  }
  const sent = JSON.stringify([
    { type: 'csp-violation', body },
    { type: 'deprecation', body: {} },
  ])
  expect(await post('/api/reports/csp', 'application/reports+json', sent)).toBe(204)
  const legacy = { 'document-uri': 'https://soul.example/', 'effective-directive': 'img-src', 'blocked-uri': 'inline' }
  expect(await post('/api/reports/csp', 'application/csp-report', JSON.stringify({ 'csp-report': legacy }))).toBe(204)
  expect(logged.slice(-2).map(({ facts }) => facts)).toEqual([
    { path: '/journal', directive: 'script-src-elem', blocked: 'https://evil.example' },
    { path: '/', directive: 'img-src', blocked: 'inline' },
  ])
  // Anybody can send a report.
  for (const blockedURL of [`https://${'my-words.'.repeat(20)}example`, 'my-words:anything'])
    await post(
      '/api/reports/csp',
      'application/reports+json',
      JSON.stringify([
        { type: 'csp-violation', body: { ...body, effectiveDirective: 'script-src my words', blockedURL } },
      ]),
    )
  expect(logged.slice(-2).map(({ facts }) => facts)).toEqual(
    Array(2).fill({ path: '/journal', directive: '*', blocked: '*' }),
  )
})

test.each([
  [400, 'malformed-json', 'application/reports+json', 'nonsense'],
  [400, 'malformed-json', 'application/csp-report', '['.repeat(5_000) + ']'.repeat(5_000)],
  [400, 'invalid-input', 'application/csp-report', '{}'],
  [413, 'body-too-large', 'application/reports+json', `"${'x'.repeat(20_000)}"`],
  [415, 'unsupported-media-type', 'text/plain', '[]'],
])('an invalid violation report is refused: %i %s', async (status, key, type, body) => {
  const url = await serve()
  const answer = await fetch(`${url}/api/reports/csp`, { method: 'POST', headers: { 'content-type': type }, body })
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(await answer.json()).toMatchObject({ type: `/problems/${key}`, status, detail: expect.any(String) })
  expect(logged).toEqual([])
})
