import type Stripe from 'stripe'
import type { Config } from '../config.ts'
import { ProblemError } from '../http/problem.ts'
import type { Logger } from '../observability/log.ts'
import { late } from '../settle.ts'

/** The limit for one attempt of one call. */
const ATTEMPT_MS = 8_000
/** The longest time that a person waits, including all calls and retries of their request. */
const PERSON_WAITS_MS = 15_000
const RETRY_AFTER_S = 10

const sdk = late(() => import('stripe'))

/** Returns the client of Stripe or of its stand-in. */
export type StripeClient = () => Promise<Stripe>

/**
 * Creates the client of Stripe or of its stand-in. The SDK takes ten megabytes, so it is loaded with the first call. Calls
 * that fail in transit are retried once; the SDK gives each POST an idempotency key for that.
 */
export function createStripe({ stripe: { secretKey, standIn } }: Pick<Config, 'stripe'>): StripeClient {
  const url = standIn === null ? null : new URL(standIn)
  let client: Stripe | undefined
  return async () => {
    const { Stripe } = await sdk()
    client ??= new Stripe(secretKey, {
      timeout: ATTEMPT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(url && { host: url.hostname, port: url.port, protocol: 'http' as const }),
    })
    return client
  }
}

/** Stripe did not respond in time. The requested change may still happen. */
class StripeSlowError extends Error {
  override name = 'StripeSlowError'
}

type StripeError = Stripe.errors.StripeError

/** Whether the error comes from Stripe or the connection to it: its SDK names the class of each in `type`. */
export const isStripeError = (error: unknown): error is StripeError =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')

const isOf = (error: unknown, ...types: string[]): error is StripeError =>
  isStripeError(error) && types.includes(error.type)

/** Whether the error means that Stripe cannot respond now, as opposed to a refusal. */
export const isStripeAway = (error: unknown): boolean =>
  error instanceof StripeSlowError ||
  isOf(error, 'StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError') ||
  // The same call is still running.
  (isOf(error, 'StripeIdempotencyError') && error.statusCode === 409)

/** Whether Stripe refuses the key, or refuses it for this call. The operator must fix that; waiting does not help. */
const isKeyRefused = (error: unknown): boolean => isOf(error, 'StripeAuthenticationError', 'StripePermissionError')

/** Whether Stripe refuses what the call asks for. */
export const isRefusedByStripe = (error: unknown): error is StripeError => isOf(error, 'StripeInvalidRequestError')

/** Whether the signature of an event is not Stripe's. */
export const isForged = (error: unknown): boolean => isOf(error, 'StripeSignatureVerificationError')

/**
 * Whether Stripe has no object with that id. `param` names the parameter that held the id, if it was not in the path.
 */
export const isUnknownToStripe = (error: unknown, param?: string): boolean =>
  isRefusedByStripe(error) && error.code === 'resource_missing' && (param === undefined || error.param === param)

/** Whether Stripe repeats the failure of the first call with this idempotency key, as it does for a day. */
export const isRepeatedFailure = (error: unknown): boolean =>
  isStripeError(error) && error.headers?.['idempotent-replayed'] === 'true'

/** Rejects if `work` takes longer than `limitMs`. The work itself goes on. */
export async function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StripeSlowError('Stripe did not respond in time')), limitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Runs `work` while a person waits. If Stripe is down, slow or busy, or refuses the key, the error message ends with
 * `assurance`.
 */
export async function whilePersonWaits<T>(
  { log }: { log: Logger },
  assurance: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await withinTime(work(), PERSON_WAITS_MS)
  } catch (error) {
    if (isKeyRefused(error)) {
      log.failure('Stripe refuses the key: check STRIPE_SECRET_KEY', error)
      throw new ProblemError('unavailable', {
        detail: `Our payment provider cannot be used right now. ${assurance} Please try again later.`,
      })
    }
    if (!isStripeAway(error)) throw error
    const busy = isOf(error, 'StripeRateLimitError')
    const asked = isStripeError(error) ? Number(error.headers?.['retry-after']) : Number.NaN
    throw new ProblemError('unavailable', {
      detail: `Our payment provider ${busy ? 'is very busy' : 'is not responding'} right now. ${assurance} Please try again in a moment.`,
      headers: { 'retry-after': String(asked > 0 ? Math.ceil(asked) : RETRY_AFTER_S) },
    })
  }
}
