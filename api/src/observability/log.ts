import { pino } from 'pino'

/**
 * The log. It must never contain people's text, tokens or raw addresses, so errors are logged by kind and place: a
 * message may quote the input that caused it.
 */
export interface Logger {
  /** Logs an event with its facts. */
  event(name: string, facts?: Record<string, string | number | boolean | null | undefined>): void
  /** Logs a failure on our side. */
  failure(name: string, error: unknown, facts?: Record<string, string | number | boolean | null | undefined>): void
}

/** Writes each event as a line of JSON to standard output. @param level pino's level, or `silent` for no output */
export function createLogger(level: string): Logger {
  const log = pino({ level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime })
  return {
    event: (name, facts) => log.info(facts ?? {}, name),
    failure: (name, error, facts) => log.error({ ...facts, error: describeError(error) }, name),
  }
}

/** Describes an error without its message: its kind, its code, the database objects it names, and its stack frames. */
function describeError(error: unknown): Record<string, unknown> {
  if (typeof error !== 'object' || error === null) return { kind: typeof error }
  const { code, status, constraint, table, cause, stack } = error as Record<string, unknown>
  return {
    kind: error.constructor?.name ?? 'object',
    ...(typeof code === 'string' && { code }),
    ...(typeof status === 'number' && { status }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    places: String(stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  }
}
