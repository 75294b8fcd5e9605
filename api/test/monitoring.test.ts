import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { freePort } from '@soulsign/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { RunningServer } from '../src/server.ts'
import { startTestServer } from './api.ts'
import { createTestDatabase } from './database.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Prometheus makes it for each target. */
const OF_PROMETHEUS = ['up']
/** Fields of the log that runbooks name. */
const OF_LOG = ['request_id', 'trace_id']

interface Rule {
  alert?: string
  record?: string
  expr: string
  labels?: { severity?: string }
  annotations?: { summary?: string; runbook_url?: string }
}

let database: Awaited<ReturnType<typeof createTestDatabase>>
let server: RunningServer
/** What a node serves for Prometheus. */
let served: string
let rules: Rule[]
let panels: { title: string; targets?: { expr: string }[] }[]

beforeAll(async () => {
  database = await createTestDatabase()
  const port = await freePort()
  server = await startTestServer(database.url, { METRICS_PORT: String(port) })
  await fetch(server.url)
  served = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const file = parse(await readFile(join(ROOT, 'deploy/monitoring/alerts.yml'), 'utf8'))
  rules = (file as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules)
  panels = JSON.parse(await readFile(join(ROOT, 'deploy/monitoring/dashboard.json'), 'utf8')).panels
})
afterAll(async () => {
  await server.close()
  await database.drop()
})

/** The metrics and routes that an expression of PromQL names. @throws if it is none */
function namesIn(expr: string): { metrics: string[]; routes: string[] } {
  const names = { metrics: [] as string[], routes: [] as string[] }
  parser.parse(expr).iterate({
    enter({ type, from, to, node }) {
      const text = expr.slice(from, to)
      if (type.isError) throw new Error(`This is no PromQL, at ${from}: ${expr}`)
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') names.metrics.push(text)
      const [, route] = /^route="(.+)"$/.exec(text) ?? []
      if (type.name.endsWith('Matcher') && route) names.routes.push(route)
    },
  })
  return names
}

/** The metrics that a node serves, with the series of histograms. */
function servedMetrics(): Set<string> {
  const types = [...served.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
}

test('alerts and dashboard name only metrics and routes that a node has', () => {
  const known = new Set([...servedMetrics(), ...OF_PROMETHEUS, ...rules.flatMap(({ record }) => record ?? [])])
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap((panel) => panel.targets ?? []).map(({ expr }) => expr),
  ]
  expect(expressions.length).toBeGreaterThan(30)
  for (const expr of expressions) {
    const { metrics, routes } = namesIn(expr)
    expect(
      metrics.filter((name) => !known.has(name)),
      expr,
    ).toEqual([])
    expect(metrics.length, expr).toBeGreaterThan(0)
    for (const route of routes) expect(served, expr).toContain(`route="${route}"`)
  }
})

test('each alert says how urgent it is and links a runbook, and each runbook belongs to an alert', () => {
  const alerts = rules.filter(({ alert }) => alert)
  for (const { alert, labels, annotations } of alerts) {
    expect(['page', 'ticket'], alert).toContain(labels?.severity)
    expect(annotations?.summary, alert).toBeTruthy()
  }
  const linked = new Set(alerts.map(({ annotations }) => annotations?.runbook_url))
  const written = globSync('docs/runbooks/*.md', { cwd: ROOT }).filter((file) => !file.endsWith('README.md'))
  expect([...linked].sort()).toEqual(written.sort())
})

test('runbooks and promises name only alerts and metrics that exist', async () => {
  const alerts = rules.flatMap(({ alert }) => alert ?? [])
  const known = new Set([...servedMetrics(), ...OF_LOG])
  const files = [...globSync('docs/runbooks/*.md', { cwd: ROOT }), 'docs/slo.md']
  for (const file of files) {
    const text = await readFile(join(ROOT, file), 'utf8')
    const named = [...text.matchAll(/`([a-z]+(?:_[a-z0-9]+)+)(?:\{[^`]*\})?`/g)].map(([, name = '']) => name)
    expect(
      named.filter((name) => !known.has(name)),
      file,
    ).toEqual([])
    const headings = [...text.matchAll(/^## ([A-Z]\w+[A-Z]\w+)$/gm)].map(([, name = '']) => name)
    expect(
      headings.filter((name) => !alerts.includes(name)),
      file,
    ).toEqual([])
  }
  const readme = await readFile(join(ROOT, 'docs/runbooks/README.md'), 'utf8')
  for (const alert of alerts) expect(readme).toContain(alert)
})
