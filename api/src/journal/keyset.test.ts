import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { beforeEach, describe, expect } from 'vitest'
import { test } from '../../test/shared.ts'
import type { Database } from '../database/database.ts'
import { ProblemError } from '../http/problem.ts'
import { selectEntries } from './journal.sql.ts'
import { cutPage, readCursor, writeCursor } from './keyset.ts'

const ID = '0b9d7a52-4c1e-4f0a-9d3b-5e6f7a8b9c0d'
const encode = (text: string) => Buffer.from(text).toString('base64url')

describe('a cursor', () => {
  test.each(['1', '1767225600123456', '99999999999999999'])('leads back to the place at %s', (micros) => {
    const cursor = writeCursor({ micros, id: ID })
    expect(readCursor(cursor)).toEqual({ micros, id: ID })
    expect(cursor).toMatch(/^[\w-]+$/)
  })

  test.each([
    '',
    'nonsense',
    encode(''),
    encode(`.${ID}`),
    encode(`1${ID}`),
    encode('1.'),
    encode(`x.${ID}`),
    encode(`-1.${ID}`),
    // More than the database's whole numbers hold.
    encode(`123456789012345678.${ID}`),
    encode(`1.${ID} or true`),
    encode(`or 1.${ID}`),
    encode(`1.${ID}\n`),
    encode(`1.${ID.slice(0, -1)}`),
    encode(`1.${ID.slice(1)}`),
    encode(`1.${ID.replaceAll('-', '')}`),
    encode(`1.${ID.replace('4c1e-', '')}`),
    encode(`1.${ID.replace('4c1e', '4c1')}`),
    encode(`1.${ID.replace('4c1e', '4c1x')}`),
    encode(`1.${ID.replace('0b9d', 'xb9d')}`),
    encode(`1.${ID.replace('5e6f', 'xe6f')}`),
  ])('that no page answered is refused: %s', (cursor) => {
    const read = () => readCursor(cursor)
    expect(read).toThrow(ProblemError)
    expect(read).toThrow(
      expect.objectContaining({
        key: 'invalid-input',
        details: { errors: [{ path: 'cursor', message: expect.stringMatching(/nextCursor/) }] },
      }),
    )
  })
})

describe('pages of a journal', () => {
  let owner: pg.Client
  let database: Database
  const userId = randomUUID()

  test.beforeAll(async ({ sharedDatabase }) => {
    ;({ owner, database } = sharedDatabase)
    await owner.query('insert into users (id, email) values ($1, $2)', [userId, 'pages@example.test'])
  })
  beforeEach(() => owner.query('truncate symptoms cascade'))

  /** Entries at these times, each with its time as its title. */
  const enter = (...times: string[]) =>
    owner.query(
      `insert into symptoms (user_id, title, description, symptom_type, created_at)
       select $1, time, 'Stiff', 'physical', time::timestamptz from unnest($2::text[]) as time`,
      [userId, times],
    )

  async function page(limit: number, cursor: string | null) {
    const after = cursor ? readCursor(cursor) : null
    const owner = { kind: 'user', userId } as const
    return cutPage(
      await database.asOwner(owner, (tx) => selectEntries(tx, userId, {}, { limit: limit + 1, after })),
      limit,
    )
  }

  /** All pages, one after the other. */
  async function pages(limit: number) {
    const read = []
    let cursor: string | null = null
    do {
      const next = await page(limit, cursor)
      read.push(next.page.map(({ id, title }) => ({ id, title })))
      cursor = next.nextCursor
    } while (cursor && read.length < 20)
    return read
  }

  const AT = '2026-03-01T09:00:00.000001Z'
  const LATER = '2026-03-01T09:00:00.000002Z'

  test('are newest first, to the microsecond, and the last one leads nowhere', async () => {
    await enter(AT, LATER, '2026-02-01T09:00:00Z')
    expect((await pages(1)).flat().map(({ title }) => title)).toEqual([LATER, AT, '2026-02-01T09:00:00Z'])
    expect((await pages(2)).map(({ length }) => length)).toEqual([2, 1])
    expect((await pages(3)).map(({ length }) => length)).toEqual([3])
  })

  test.each([1, 2, 3, 4])('of %i have each of the entries made in one moment once', async (limit) => {
    await enter(AT, AT, AT, AT, AT, AT, LATER)
    const read = (await pages(limit)).flat()
    expect(read).toEqual((await pages(100)).flat())
    expect(new Set(read.map(({ id }) => id)).size).toBe(7)
    expect(read.slice(1).map(({ id }) => id)).toEqual(
      read
        .slice(1)
        .map(({ id }) => id)
        .sort()
        .reverse(),
    )
  })

  test('go on after the entry where the last one ended, whatever came or went', async () => {
    await enter('2026-01-05', '2026-01-04', '2026-01-03', '2026-01-02')
    const first = await page(2, null)
    await enter('2026-01-06')
    await owner.query("delete from symptoms where title = '2026-01-04'")
    const second = await page(2, first.nextCursor)
    expect(second.page.map(({ title }) => title)).toEqual(['2026-01-03', '2026-01-02'])
    expect(second.nextCursor).toBeNull()
  })

  test('of a journal without entries: one, which is empty', async () => {
    expect(await page(2, null)).toEqual({ page: [], nextCursor: null })
    expect(cutPage([], 0)).toEqual({ page: [], nextCursor: null })
  })
})
