import { pino } from 'pino'

/**
 * The log. What a person wrote, tokens and raw addresses never go in, so errors are logged by kind and place: a
 * message may quote the input that it is about.
 */
export interface Logger {
  /** One event with its facts. */
  event(name: string, facts?: Record<string, string | number | boolean | null | undefined>): void
  /** Something went wrong on our side. */
  failure(name: string, error: unknown, facts?: Record<string, string | number | boolean | null | undefined>): void
}

/** Writes one line of JSON for each event to the standard output. @param level pino's, `silent` for none */
export function createLogger(level: string): Logger {
  const log = pino({ level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime })
  return {
    event: (name, facts) => log.info(facts ?? {}, name),
    failure: (name, error, facts) => log.error({ ...facts, error: describeError(error) }, name),
  }
}

/** An error without its message: kind, code, what of the database it names, and the places it passed. */
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
