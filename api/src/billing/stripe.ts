import Stripe from 'stripe'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem.ts'

/** One attempt of one call. */
const ATTEMPT_MS = 8_000
/** What a person waits for at most, with all calls and retries that their request takes. */
const PERSON_WAITS_MS = 15_000
const RETRY_AFTER_S = 10

/**
 * The client of Stripe, or of its stand-in. A call that failed on the way is sent once more; the SDK gives each POST an
 * idempotency key for that.
 */
export function createStripe({ stripe: { secretKey, standIn } }: Config): Stripe {
  const url = standIn === null ? null : new URL(standIn)
  return new Stripe(secretKey, {
    timeout: ATTEMPT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url && { host: url.hostname, port: url.port, protocol: 'http' as const }),
  })
}

/** Stripe has not answered in time; what was asked may still happen there. */
class StripeSlowError extends Error {
  override name = 'StripeSlowError'
}

/** Whether Stripe, or the way there, is what an error is about. */
export const isStripeError = (error: unknown): error is Error => error instanceof Stripe.errors.StripeError

/** Whether an error says that Stripe cannot answer now, rather than that it says no. */
export const isStripeAway = (error: unknown): boolean =>
  error instanceof StripeSlowError ||
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  // The same call is still under way.
  (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 409)

/** Whether Stripe does not take our key, or not for this call: for the operator to mend, not for a person to wait for. */
const isKeyRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError

/** Whether Stripe knows no object of that id. `param` names what was sent with it, where an address did not. */
export const isUnknownToStripe = (error: unknown, param?: string): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  (param === undefined || error.param === param)

/** Whether Stripe repeats for an idempotency key how the first call under it failed, as it does for a day. */
export const isRepeatedFailure = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true'

/** Rejects when `work` takes longer than `limitMs`; the work itself goes on. */
export async function withinTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StripeSlowError('Stripe has not answered in time')), limitMs)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Does `work` while a person waits. Where Stripe is down, slow or busy, or does not take our key, that person is told,
 * ending in `assurance`.
 */
export async function whilePersonWaits<T>(
  { log }: Pick<Deps, 'log'>,
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
    const busy = error instanceof Stripe.errors.StripeRateLimitError
    const asked = error instanceof Stripe.errors.StripeError ? Number(error.headers?.['retry-after']) : Number.NaN
    throw new ProblemError('unavailable', {
      detail: `Our payment provider ${busy ? 'is very busy' : 'does not answer'} right now. ${assurance} Please try again in a moment.`,
      headers: { 'retry-after': String(asked > 0 ? Math.ceil(asked) : RETRY_AFTER_S) },
    })
  }
}
