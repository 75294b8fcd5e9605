/** What PostgreSQL and the network say while the database is away, or has no room. */
const AWAY_CODE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|08\w{3}|57P0\d|53\d{3})$/
const AWAY_MESSAGE = /timeout exceeded when trying to connect|Connection terminated/

/** Whether an error says that the database is not there right now, rather than that something is wrong. */
export function isAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return (
    (typeof code === 'string' && AWAY_CODE.test(code)) || (typeof message === 'string' && AWAY_MESSAGE.test(message))
  )
}
