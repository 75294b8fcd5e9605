import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  requests: Histogram<'method' | 'route' | 'status'>
  generations: Counter<'kind' | 'outcome'>
  generationSeconds: Histogram<string>
  openStreams: Gauge<string>
  aiReadings: Counter<'call' | 'outcome'>
  stripeEvents: Counter<'outcome'>
  billingSyncs: Counter<'outcome'>
  mails: Counter<'outcome'>
  browserFailures: Counter<'kind' | 'remote' | 'phase'>
}

/** Creates all metrics, initially zero, in a registry of their own. docs/operations describes them. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time until a response was complete',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 1, 5, 15, 60],
      registers,
    }),
    generations: new Counter({
      name: 'generations_total',
      help: 'Insights and plans by outcome: ai, retry (second attempt of the AI), guide (built-in), failed',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    generationSeconds: new Histogram({
      name: 'generation_duration_seconds',
      help: 'Time from the start of a generation to its end',
      buckets: [0.1, 0.5, 1, 2, 5, 10, 20, 40, 80],
      registers,
    }),
    aiReadings: new Counter({
      name: 'ai_readings_total',
      help: 'Calls of the AI reader by outcome: urgent, calm, refused, failed, skipped (budget or breaker)',
      labelNames: ['call', 'outcome'],
      registers,
    }),
    stripeEvents: new Counter({
      name: 'stripe_events_total',
      help: 'Stripe webhooks by outcome: stored, duplicate, refused',
      labelNames: ['outcome'],
      registers,
    }),
    billingSyncs: new Counter({
      name: 'billing_syncs_total',
      help: 'Jobs that update a subscriber from Stripe, by outcome: done, failed (retried)',
      labelNames: ['outcome'],
      registers,
    }),
    mails: new Counter({
      name: 'mails_total',
      help: 'Mails by outcome: sent, failed (retried)',
      labelNames: ['outcome'],
      registers,
    }),
    browserFailures: new Counter({
      name: 'browser_failures_total',
      help: 'Failures that browsers reported, by kind, live remote and phase of its loading',
      labelNames: ['kind', 'remote', 'phase'],
      registers,
    }),
    openStreams: new Gauge({ name: 'open_event_streams', help: 'Open event streams', registers }),
  }
}

/** Serves the metrics for Prometheus on a separate port. */
export async function serveMetrics(metrics: Metrics, port: number, host: string): Promise<Server> {
  const server = createServer((_, response) => {
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return server
}
