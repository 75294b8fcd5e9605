import { createHash } from 'node:crypto'
import { HOURLY_CEILINGS } from '@soulsign/contracts'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import { isAway } from '../database/away.ts'
import type { Database, Transaction } from '../database/database.ts'
import { clientSubjectOf } from '../http/client-address.ts'
import { ProblemError } from '../http/problem.ts'

type CeilingKind = keyof typeof HOURLY_CEILINGS

/** Calls that must work even when counting fails: a person in need must never wait for a database. */
const OPEN_WHILE_AWAY = new Set<CeilingKind>(['screen', 'characters'])

/**
 * Creates middleware that counts calls per hour, by address and by person, and refuses calls above the ceiling. `amountOf`
 * counts something else of a call, such as the length of its body, which has been read by then.
 */
export type Ceilings = (kind: CeilingKind, amountOf?: (c: Context) => Promise<number>) => MiddlewareHandler

/** All nodes count in the same rows. */
const COUNT_CALL = `
  insert into call_counts as c (subject, kind, hour, calls)
  select subject, $2, date_trunc('hour', now()), $3 from unnest($1::bytea[]) with ordinality as s (subject, position)
  order by subject
  on conflict (subject, kind, hour) do update set calls = c.calls + excluded.calls
  returning subject, calls, ceil(extract(epoch from hour + interval '1 hour' - now()))::int as seconds_left`

type CallCount = { subject: Buffer; calls: number; seconds_left: number }

/** Counts a call for each subject (a hash) and returns the counts of the current hour. Needs a system transaction. */
export async function countCall(tx: Transaction, subjects: Buffer[], kind: string, amount = 1): Promise<CallCount[]> {
  return (await tx.query<CallCount>(COUNT_CALL, [subjects, kind, amount])).rows
}

export function createCeilings(config: Config, database: Database, hashAddress: (subject: string) => Buffer): Ceilings {
  return (kind, amountOf) =>
    createMiddleware(async (c, next) => {
      const amount = (await amountOf?.(c)) ?? 1
      const ceiling = HOURLY_CEILINGS[kind]
      const address = hashAddress(clientSubjectOf(c, config))
      const principal = c.get('principal')
      const id = principal.kind === 'user' ? principal.userId : principal.kind === 'guest' ? principal.guestId : null
      const person = id && createHash('sha256').update(id).digest()
      const counted = await database
        // A call by a known person also counts for the address.
        .countAsSystem<CallCount>(COUNT_CALL, [person ? [address, person] : [address], kind, amount])
        .catch((error: unknown) => {
          if (OPEN_WHILE_AWAY.has(kind) && isAway(error)) return []
          throw error
        })
      for (const { subject, calls, seconds_left } of counted) {
        if (calls > (subject.equals(address) ? ceiling.address : ceiling.person)) {
          throw new ProblemError('too-many-requests', {
            detail: 'You have sent too many requests. Please try again later.',
            headers: { 'retry-after': String(Math.max(1, seconds_left)) },
          })
        }
      }
      await next()
    })
}
