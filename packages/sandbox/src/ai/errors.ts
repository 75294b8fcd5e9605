/** An error in the shape of OpenAI's API. */
export class AiError extends Error {
  readonly status: number
  readonly code: string | null
  readonly retryAfterSeconds: number | null

  constructor(status: number, message: string, code: string | null = null, retryAfterSeconds: number | null = null) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }

  toResponse(): Response {
    const type =
      this.status === 429 ? 'rate_limit_error' : this.status >= 500 ? 'server_error' : 'invalid_request_error'
    return Response.json(
      { error: { message: this.message, type, param: null, code: this.code } },
      {
        status: this.status,
        ...(this.retryAfterSeconds !== null && { headers: { 'Retry-After': String(this.retryAfterSeconds) } }),
      },
    )
  }
}
