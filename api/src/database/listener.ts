import pg from 'pg'

const RETRY_MS = 1_000

/**
 * Listens to one channel on a connection of its own, and reconnects by itself. `onReconnect` is called after every
 * reconnect: notifications sent meanwhile are lost, so check again.
 */
export function listen(
  databaseUrl: string,
  channel: string,
  handlers: { onMessage(payload: string): void; onReconnect(): void; onError(error: Error): void },
): { ready: Promise<void>; close(): Promise<void> } {
  let closed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function connect(first: boolean): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: 'soulsign-listener',
    })
    client = next
    let lost = false
    const onLost = (error?: Error) => {
      if (lost || closed) return
      lost = true
      if (error) handlers.onError(error)
      next.end().catch(() => undefined)
      timer = setTimeout(() => connect(false).catch(() => undefined), RETRY_MS)
    }
    next.on('error', onLost)
    next.on('end', () => onLost())
    next.on('notification', ({ payload }) => handlers.onMessage(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (!first) handlers.onReconnect()
    } catch (error) {
      onLost(error as Error)
      throw error
    }
  }

  return {
    ready: connect(true),
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
