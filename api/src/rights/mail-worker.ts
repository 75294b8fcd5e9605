import type { Deps } from '../deps.ts'
import { closedAccountMail, unusedAccountMail } from '../mail/account.ts'
import type { Content } from '../mail/healing-link.ts'
import { SEND_ACCOUNT_MAIL } from '../queue/queue.ts'
import { mintWayBack } from './closures.sql.ts'

/** A mail about an account. A secret in it is created when the mail is sent, so that the queue holds none. */
export interface AccountMailJob {
  userId: string
  about: 'closed' | 'unused'
}

/** Sends queued mails about accounts. A refused mail is retried, with a new secret. */
export async function startAccountMailWorker(deps: Deps): Promise<void> {
  await deps.queue.work<AccountMailJob>(
    SEND_ACCOUNT_MAIL,
    { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
    async ([job]) => {
      const mail = job && (await mailFor(deps, job.data))
      if (!mail) return
      try {
        await deps.mailer.send(mail.to, mail.content)
      } catch (error) {
        deps.log.failure('a mail could not be sent', error)
        deps.metrics.mails.inc({ outcome: 'failed' })
        // The queue keeps a job's error, and the mail server's message may contain the address.
        throw new Error('The mail server did not take the mail')
      }
      deps.metrics.mails.inc({ outcome: 'sent' })
      deps.log.event('mail sent', { kind: job.data.about })
    },
  )
}

/** Returns the mail and its recipient, or undefined if the account is gone or in use again. */
async function mailFor(
  { database, config: { publicUrl }, site }: Deps,
  { userId, about }: AccountMailJob,
): Promise<{ to: string; content: Content } | undefined> {
  const { product_name: productName } = (await site.read()).settings
  if (about === 'unused') {
    const { rows } = await database.asSystem((tx) =>
      tx.query<{ email: string; unused_notices: number }>(
        'select email, unused_notices from users where id = $1 and unused_notices > 0',
        [userId],
      ),
    )
    const [user] = rows
    return (
      user && { to: user.email, content: unusedAccountMail({ productName, publicUrl, last: user.unused_notices > 1 }) }
    )
  }
  const back = await database.asSystem((tx) => mintWayBack(tx, userId))
  return back && { to: back.email, content: closedAccountMail({ productName, publicUrl, ...back }) }
}
