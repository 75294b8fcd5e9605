import { createServer, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  requests: Histogram<'method' | 'route' | 'status'>
  generations: Counter<'outcome'>
  generationSeconds: Histogram<string>
  openStreams: Gauge<string>
}

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
      help: 'Insights by how they ended: ai, retry (second attempt of the AI), composer (built-in guide), failed',
      labelNames: ['outcome'],
      registers,
    }),
    generationSeconds: new Histogram({
      name: 'generation_duration_seconds',
      help: 'Time from taking a generation up to its end',
      buckets: [0.1, 0.5, 1, 2, 5, 10, 20, 40, 80],
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
