import type { AdminPerson } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem.ts'
import { requestLink } from '../identity/links.sql.ts'
import { countMail } from '../identity/mail-allowance.ts'
import type { LinkJob } from '../identity/mail-worker.ts'
import { insertUser, lockUserByEmail } from '../identity/users.sql.ts'
import { enqueue, SEND_LINK } from '../queue/queue.ts'
import { type Actor, logActivity } from './activity-log.ts'
import { selectPerson } from './users.ts'

/**
 * Creates an account for an address, or takes one that was never used, and mails a link to it. Throws `conflict` if
 * the person already has an account, or `too-many-requests` for a second mail within a minute.
 */
export async function invite(
  { config, database, queue, hashAddress }: Deps,
  admin: Actor,
  { email, role }: { email: string; role: 'user' | 'admin' },
): Promise<AdminPerson> {
  const returnTo = new URL(role === 'admin' ? '/admin' : '/symptom-entry', config.publicUrl).href
  return database.asSystem(async (tx) => {
    await insertUser(tx, email)
    const user = await lockUserByEmail(tx, email)
    if (!user) throw new Error('An insert returned no row')
    if (user.email_confirmed_at) {
      throw new ProblemError('conflict', {
        detail: 'This address already has an account. Change its role on the user’s page.',
      })
    }
    const wait = await countMail(tx, hashAddress(`invitation:${email}`))
    if (wait > 0) {
      throw new ProblemError('too-many-requests', {
        detail: `An invitation to this address has just been sent. Please wait ${wait} seconds.`,
        headers: { 'retry-after': String(wait) },
      })
    }
    await tx.query('update users set role = $2, invited_at = now(), updated_at = now() where id = $1', [user.id, role])
    const linkId = await requestLink(tx, { userId: user.id, kind: 'invite', guestId: null })
    await enqueue(queue, tx, SEND_LINK, { linkId, returnTo } satisfies LinkJob)
    await logActivity(tx, {
      ...admin,
      action: 'user_invite',
      targetType: 'user',
      targetId: user.id,
      reason: `Invited as ${role}`,
    })
    return selectPerson(tx, config, user.id)
  })
}
