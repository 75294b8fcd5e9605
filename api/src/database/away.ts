/** Codes and messages of PostgreSQL and the network while the database is away or has no capacity. */
const AWAY_CODE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|08\w{3}|57P0\d|53\d{3})$/
const AWAY_MESSAGE = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/

/** Whether an error means that the database is temporarily away, and not that something is wrong. */
export function isAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return (
    (typeof code === 'string' && AWAY_CODE.test(code)) || (typeof message === 'string' && AWAY_MESSAGE.test(message))
  )
}
