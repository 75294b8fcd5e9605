import type { Deps } from '../deps.ts'
import { healingLinkMail, invitationMail, verificationMail } from '../mail/healing-link.ts'
import { SEND_LINK } from '../queue/queue.ts'
import { linkUrl } from './mail-link.ts'
import { mintLink } from './mail-links.sql.ts'

/** A mail to send. The link is created when the mail is sent, so that the queue holds no secret. */
export interface LinkJob {
  userId: string
  /** The page that the person reaches after the link, an absolute URL on our own origin. */
  returnTo: string
  guestId: string | null
  /** Whether an administrator sent the invitation. */
  invitation?: boolean
}

const CONCURRENCY = 4

/** Sends queued mails. A refused mail is retried with a new link. */
export async function startMailWorkers(deps: Deps): Promise<void> {
  for (let i = 0; i < CONCURRENCY; i++) {
    const worker: string = await deps.queue.work<LinkJob>(
      SEND_LINK,
      { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
      async ([job]) => {
        if (job) await sendLink(deps, job.data)
        deps.queue.notifyWorker(worker)
      },
    )
  }
}

async function sendLink({ config, database, mailer, log, metrics, site }: Deps, job: LinkJob) {
  const { userId, returnTo, guestId, invitation } = job
  const minted = await database.asSystem(async (tx) => {
    const { rows } = await tx.query<{ email: string; confirmed: boolean }>(
      'select email, email_confirmed_at is not null as confirmed from users where id = $1',
      [userId],
    )
    const [user] = rows
    return (
      user && { email: user.email, token: await mintLink(tx, userId, user.confirmed ? 'magiclink' : 'signup', guestId) }
    )
  })
  if (!minted) return
  const { publicUrl } = config
  const { product_name: productName } = (await site.read()).settings
  const target = new URL(returnTo)
  const verification = target.pathname === '/email-verification'
  const makeMail = invitation ? invitationMail : verification ? verificationMail : healingLinkMail
  const url = linkUrl(publicUrl, minted.token, target)
  try {
    await mailer.send(minted.email, makeMail({ productName, publicUrl, url }))
  } catch (error) {
    log.failure('a mail could not be sent', error)
    metrics.mails.inc({ outcome: 'failed' })
    // The queue keeps a job's error, and the mail server's message may contain the address.
    throw new Error('The mail server did not take the mail')
  }
  metrics.mails.inc({ outcome: 'sent' })
  log.event('mail sent', { kind: 'link' })
}
