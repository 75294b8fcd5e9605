import { hash } from 'node:crypto'
import { HOURLY_CEILINGS } from '@soulsign/contracts'
import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { inBatches } from '../coalescing/batches.ts'
import type { Config } from '../config.ts'
import { isAway } from '../database/away.ts'
import type { Database, Transaction } from '../database/database.ts'
import { clientSubjectOf } from '../http/client-address.ts'
import { ProblemError } from '../http/problem.ts'

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

interface Call {
  /** Hashes of the address and the person. */
  subjects: Buffer[]
  kind: string
  amount: number
}

interface CallCount {
  subject: Buffer
  kind: string
  calls: number
  seconds_left: number
}

const toColumns = (calls: Call[]) => {
  const rows = calls.flatMap(({ subjects, kind, amount }) => subjects.map((subject) => ({ subject, kind, amount })))
  return [rows.map(({ subject }) => subject), rows.map(({ kind }) => kind), rows.map(({ amount }) => amount)]
}

/** Counts a call for a subject (a hash) and returns its count of the current hour. Needs a system transaction. */
export async function countCall(tx: Transaction, subject: Buffer, kind: string): Promise<number> {
  const { rows } = await tx.query<CallCount>(COUNT_CALLS, toColumns([{ subjects: [subject], kind, amount: 1 }]))
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

/** Counts calls together. Returns for each its subjects' counts, as if they had been counted one after the other. */
async function countTogether(database: Database, calls: Call[]): Promise<CallCount[][]> {
  const totals = await database.countAsSystem<CallCount>(COUNT_CALLS, toColumns(calls))
  const counts = calls.toReversed().map(({ subjects, kind, amount }) =>
    subjects.flatMap((subject) => {
      const total = totals.find((row) => row.kind === kind && row.subject.equals(subject))
      if (!total) return []
      const count = { ...total }
      total.calls -= amount
      return [count]
    }),
  )
  return counts.toReversed()
}

export function createCeilings(config: Config, database: Database, hashAddress: (subject: string) => Buffer): Ceilings {
  const count = inBatches((calls: Call[]) => countTogether(database, calls))
  return (kind, amountOf) =>
    createMiddleware(async (c, next) => {
      const amount = (await amountOf?.(c)) ?? 1
      const ceiling = HOURLY_CEILINGS[kind]
      const address = hashAddress(clientSubjectOf(c, config))
      const principal = c.get('principal')
      const id = principal.kind === 'user' ? principal.userId : principal.kind === 'guest' ? principal.guestId : null
      const person = id && hash('sha256', id, 'buffer')
      // A call by a known person also counts for the address.
      const subjects = person ? [address, person] : [address]
      const counted = await count({ subjects, kind, amount }).catch((error: unknown) => {
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
