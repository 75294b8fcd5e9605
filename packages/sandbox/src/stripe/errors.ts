/** An error in the format of Stripe's API. */
export class StripeError extends Error {
  readonly status: number
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error' | 'rate_limit_error'
  /** More fields of the error object: `code`, `param`, `decline_code`. */
  readonly details: Readonly<Record<string, string>>

  constructor(status: number, type: StripeError['type'], message: string, details: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.type = type
    this.details = details
  }

  get body() {
    return { error: { ...this.details, message: this.message, type: this.type } }
  }
}

export const invalid = (message: string, param?: string, code?: string) =>
  new StripeError(400, 'invalid_request_error', message, { ...(code && { code }), ...(param && { param }) })

/** The error for an unknown object. @param param the parameter that named it; `id` for the address */
export const missing = (kind: string, id: string, param = 'id') =>
  new StripeError(param === 'id' ? 404 : 400, 'invalid_request_error', `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param,
  })
