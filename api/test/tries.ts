import type pg from 'pg'

/** What a try of a test can leave something in. */
interface Left {
  database: pg.Client
  sandboxUrl: string
}

const running = new Set<Left>()
let begun = new Date()
let since = ''

/** Remembers what a running API works with. Returns how to forget it. */
export function remember(left: Left): () => void {
  running.add(left)
  return () => void running.delete(left)
}

/** Mails before this time are another try's. */
export const mailsSince = () => since

/** A test begins. On its second try, nothing that the first has left may be in the way. */
export async function beginTry(isAgain: boolean): Promise<void> {
  if (isAgain) {
    await Promise.all([...running].map(putAside))
    since = new Date().toISOString()
  }
  begun = new Date()
}

/**
 * The people of the failed try keep their rows, and leave their addresses and Google accounts to the next. A minute has
 * room for one mail to an address: those of the failed try do not count.
 */
async function putAside({ database, sandboxUrl }: Left): Promise<void> {
  await fetch(`${sandboxUrl}/behaviour`, { method: 'DELETE' })
  await database.query(
    `update identities set provider_id = provider_id || '-' || user_id
     where provider = 'google' and user_id in (select id from users where created_at >= $1)`,
    [begun],
  )
  await database.query('delete from mail_sends where sent_at >= $1', [begun])
  await database.query(`update users set email = 'tried-' || id || '@example.test' where created_at >= $1`, [begun])
}
