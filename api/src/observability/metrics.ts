import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  requests: Histogram<'method' | 'route' | 'status'>
  generations: Counter<'kind' | 'outcome'>
  generationSeconds: Histogram<string>
  openStreams: Gauge<string>
  stripeEvents: Counter<'outcome'>
  billingSyncs: Counter<'outcome'>
}

/** New figures, all zero, in a registry of their own. docs/operations says what each is for. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time until an answer was complete',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 1, 5, 15, 60],
      registers,
    }),
    generations: new Counter({
      name: 'generations_total',
      help: 'Insights and plans by how they ended: ai, retry (second attempt of the AI), composer (built-in guide), failed',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    generationSeconds: new Histogram({
      name: 'generation_duration_seconds',
      help: 'Time from taking a generation up to its end',
      buckets: [0.1, 0.5, 1, 2, 5, 10, 20, 40, 80],
      registers,
    }),
    stripeEvents: new Counter({
      name: 'stripe_events_total',
      help: 'Webhooks of Stripe by what became of them: stored, duplicate, refused',
      labelNames: ['outcome'],
      registers,
    }),
    billingSyncs: new Counter({
      name: 'billing_syncs_total',
      help: 'Jobs that bring a subscriber up to what Stripe has: done, failed (tried again)',
      labelNames: ['outcome'],
      registers,
    }),
    openStreams: new Gauge({ name: 'open_event_streams', help: 'Event streams that are open', registers }),
  }
}

/** Serves the metrics for Prometheus on a port of their own. */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer((_, response) => {
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve))
  return server
}
