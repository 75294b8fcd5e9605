import type { Deps } from '../deps.ts'
import { healingLinkMail, invitationMail, verificationMail } from '../mail/healing-link.ts'
import { SEND_LINK } from '../queue/queue.ts'
import { mintLink } from './links.sql.ts'
import { linkUrl } from './mail-link.ts'

/** A mail to send. The link's secret is made when the mail is sent, so that the queue holds none. */
export interface LinkJob {
  linkId: string
  /** The page that the person reaches after the link, an absolute URL on our own origin. */
  returnTo: string
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

async function sendLink({ config, database, mailer, log, metrics, site }: Deps, { linkId, returnTo }: LinkJob) {
  const minted = await database.asSystem((tx) => mintLink(tx, linkId))
  if (!minted) return
  const { publicUrl } = config
  const { product_name: productName } = (await site.read()).settings
  const target = new URL(returnTo)
  const verification = target.pathname === '/email-verification'
  const makeMail = minted.kind === 'invite' ? invitationMail : verification ? verificationMail : healingLinkMail
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
