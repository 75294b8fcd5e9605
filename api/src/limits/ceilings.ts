import { hash } from 'node:crypto'
import { HOURLY_CEILINGS } from '@soulsign/contracts'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import { isAway } from '../database/away.ts'
import type { Database, Transaction } from '../database/database.ts'
import { clientSubjectOf } from '../http/client-address.ts'
import { ProblemError } from '../http/problem.ts'
import { type CallCount, type Count, createAllowances } from './allowances.ts'

type CeilingKind = keyof typeof HOURLY_CEILINGS

/** What is counted by day. Its rows stand under the day's first hour. */
const DAILY_KINDS = ['help'] as const
type DailyKind = (typeof DAILY_KINDS)[number]

/** Calls that must work even when counting fails: a person in need must never wait for a database. */
const OPEN_WHILE_AWAY = new Set<CeilingKind>(['screen', 'characters'])

/**
 * Creates middleware that counts calls per hour, by address and by person, and refuses calls above the ceiling. `amountOf`
 * counts something else of a call, such as the length of its body, which has been read by then.
 */
export type Ceilings = (kind: CeilingKind, amountOf?: (c: Context) => Promise<number>) => MiddlewareHandler

/** Far above all ceilings, and still a number that the column holds: who goes on must not fail the calls beside it. */
const MOST_COUNTED = 2_000_000_000

/** All nodes count in the same rows, and lock them in the same order. */
const COUNT_CALLS = `
  insert into call_counts as c (subject, kind, hour, calls)
  select subject, kind, date_trunc('hour', now()), least(sum(amount), ${MOST_COUNTED})
  from unnest($1::bytea[], $2::text[], $3::int[]) as s (subject, kind, amount)
  group by subject, kind order by subject, kind
  on conflict (subject, kind, hour) do update set calls = least(c.calls::bigint + excluded.calls, ${MOST_COUNTED})
  returning subject, kind, calls, ceil(extract(epoch from hour + interval '1 hour' - now()))::int as seconds_left`

const toColumns = (counts: Count[]) => [
  counts.map(({ subject }) => subject),
  counts.map(({ kind }) => kind),
  counts.map(({ amount }) => amount),
]

/** Counts a call for a subject (a hash) and returns its count of the current hour. Needs a system transaction. */
export async function countCall(tx: Transaction, subject: Buffer, kind: string): Promise<number> {
  const { rows } = await tx.query<CallCount>(COUNT_CALLS, toColumns([{ subject, kind, amount: 1 }]))
  return rows[0]?.calls ?? 0
}

/** Counts a call for a subject (a hash) and returns its count of the current day (UTC). Needs a system transaction. */
export async function countCallOfDay(tx: Transaction, subject: Buffer, kind: DailyKind): Promise<number> {
  const { rows } = await tx.query<{ calls: number }>(
    `insert into call_counts as c (subject, kind, hour, calls) values ($1, $2, date_trunc('day', now(), 'UTC'), 1)
     on conflict (subject, kind, hour) do update set calls = c.calls + 1 returning calls`,
    [subject, kind],
  )
  return rows[0]?.calls ?? 0
}

/** Forgets the counts of hours and days that are over. Needs a system transaction. */
export async function sweepCalls(tx: Transaction): Promise<void> {
  await tx.query(`delete from call_counts where hour < now() - interval '2 hours' and kind <> all($1)`, [DAILY_KINDS])
  await tx.query(`delete from call_counts where hour < date_trunc('day', now(), 'UTC')`)
}

export function createCeilings(config: Config, database: Database, hashAddress: (subject: string) => Buffer): Ceilings {
  const take = createAllowances((counts) => database.countAsSystem<CallCount>(COUNT_CALLS, toColumns(counts)))
  return (kind, amountOf) =>
    createMiddleware(async (c, next) => {
      const amount = (await amountOf?.(c)) ?? 1
      const ceiling = HOURLY_CEILINGS[kind]
      const principal = c.get('principal')
      const id = principal.kind === 'user' ? principal.userId : principal.kind === 'guest' ? principal.guestId : null
      const ofAddress = { subject: hashAddress(clientSubjectOf(c, config)), kind, amount, ceiling: ceiling.address }
      // A call by a known person also counts for the address.
      const ofPerson = id && { subject: hash('sha256', id, 'buffer'), kind, amount, ceiling: ceiling.person }
      const waitSeconds = await take(ofPerson ? [ofAddress, ofPerson] : [ofAddress]).catch((error: unknown) => {
        if (OPEN_WHILE_AWAY.has(kind) && isAway(error)) return 0
        throw error
      })
      if (waitSeconds > 0) {
        throw new ProblemError('too-many-requests', {
          detail: 'You have sent too many requests. Please try again later.',
          headers: { 'retry-after': String(waitSeconds) },
        })
      }
      await next()
    })
}
