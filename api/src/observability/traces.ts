import {
  type Attributes,
  context,
  propagation,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { VERSION } from './version.ts'

/** Costs next to nothing while no exporter is set. */
const tracer = trace.getTracer('soulsign', VERSION)

type Environment = Readonly<Record<string, string | undefined>>

/** Whether one of OpenTelemetry's standard variables names where traces go. */
const isAsked = (env: Environment) =>
  env.OTEL_SDK_DISABLED !== 'true' &&
  env.OTEL_TRACES_EXPORTER !== 'none' &&
  Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_TRACES_EXPORTER)

/**
 * Sends traces where OpenTelemetry's standard variables say, which set everything else about them too. Without them
 * nothing is loaded. Call it before the server starts.
 * @returns sends what is left, and stops
 */
export async function startTraces(env: Environment): Promise<() => Promise<void>> {
  if (!isAsked(env)) return async () => undefined
  const [{ NodeSDK }, { UndiciInstrumentation }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/instrumentation-undici'),
  ])
  const sdk = new NodeSDK({
    serviceName: env.OTEL_SERVICE_NAME || 'soulsign',
    // Prometheus asks for the metrics, and the log goes to standard output.
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      new UndiciInstrumentation({
        // A query may hold what a person wrote.
        requestHook: (span, { origin, path }) => {
          span.setAttributes({ 'url.full': `${origin}${path.replace(/\?.*/s, '')}`, 'url.query': '' })
        },
      }),
    ],
  })
  sdk.start()
  return () => sdk.shutdown().catch(() => undefined)
}

/** Runs `work` in a span of a trace. An error ends it as failed; its message, which may quote a person, is left out. */
async function inSpan<Result>(name: string, options: SpanOptions, work: () => Promise<Result>): Promise<Result> {
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Notes a transaction in the trace of a request or a job. The server's own, such as polls, begin no trace. */
export function traceTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!trace.getActiveSpan()?.isRecording()) return work()
  const attributes = { 'db.system.name': 'postgresql' }
  return inSpan('database transaction', { kind: SpanKind.CLIENT, attributes }, work)
}

/** Runs a job in the trace of what asked for it. */
export function traceJob<Result>(queue: string, data: unknown, work: () => Promise<Result>): Promise<Result> {
  const parent = propagation.extract(context.active(), data ?? {})
  const attributes = { 'messaging.system': 'pg-boss', 'messaging.destination.name': queue }
  return context.with(parent, () => inSpan(`job ${queue}`, { kind: SpanKind.CONSUMER, attributes }, work))
}

/** What a job's data needs so that it runs in the current trace. Empty without one. */
export function traceForJob(): Record<string, string> {
  const carrier: Record<string, string> = {}
  propagation.inject(context.active(), carrier)
  return carrier
}

/** The span of a request. */
export interface RequestSpan {
  /** Undefined while no traces are sent. */
  traceId: string | undefined
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** @param route the pattern, because an actual path may hold text that a person typed */
  end(route: string, status: number): void
}

/** Begins the span of a request, in the caller's trace if it names one. */
export function startRequestSpan(method: string, headers: Record<string, string>): RequestSpan {
  const parent = propagation.extract(context.active(), headers)
  const span: Span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent)
  return {
    traceId: span.isRecording() ? span.spanContext().traceId : undefined,
    run: (work) => context.with(trace.setSpan(parent, span), work),
    end(route, status) {
      const attributes: Attributes = {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      }
      span.updateName(`${method} ${route}`)
      span.setAttributes(attributes)
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}
