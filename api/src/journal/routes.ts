import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints, type JournalEntry } from '@soulsign/contracts'
import type { Context } from 'hono'
import { noteTombstones } from '../database/tombstones.ts'
import type { Deps } from '../deps.ts'
import { safetyOf } from '../entries/safety-columns.ts'
import { countryOf } from '../http/country.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireUser } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { deleteAllEntries, deleteEntriesById, type JournalRow, selectPage } from './journal.sql.ts'
import { cutPage, readCursor } from './keyset.ts'

/** Each field by its name: copies of a row's other fields take twice as long. */
const toJournalEntry = (row: JournalRow, country: string | undefined): JournalEntry => ({
  id: row.id,
  user_id: row.user_id,
  title: row.title,
  description: row.description,
  duration: row.duration,
  symptom_type: row.symptom_type,
  safety: safetyOf(row, country),
  created_at: row.created_at.toISOString(),
  diagnosis: row.diagnosis,
  healing_plan: row.healing_plan,
  answer: row.answer,
})

/** The journal of a signed-in user. */
export function journalRoutes({ database, ceilings, log, marks }: Deps) {
  const list = contractRoute({
    endpoint: endpoints.listSymptoms,
    summary: 'Your entries, newest first, with their insights and plans',
    description:
      'The first page also holds `counts` of everything the person wrote, the number of matching entries (`found`) and the unfinished generations.',
    tag: 'Journal',
    access: 'user',
    middleware: [ceilings('journal')],
  })
  const removeOne = contractRoute({
    endpoint: endpoints.deleteSymptom,
    summary: 'Delete an entry with its insight and its plan',
    tag: 'Journal',
    access: 'user',
    problems: ['not-found'],
    middleware: [ceilings('journal')],
  })
  const removeMany = contractRoute({
    endpoint: endpoints.deleteSymptoms,
    summary: 'Delete entries by id, or all matching entries',
    tag: 'Journal',
    access: 'user',
    middleware: [ceilings('journal')],
  })

  const asUser = <T>(c: Context, work: Parameters<typeof database.asOwner<T>>[1]) =>
    database.asOwner(requireUser(c), work)

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      const { cursor, limit, ...selection } = c.req.valid('query')
      const user = requireUser(c)
      const after = cursor ? readCursor(cursor) : null
      // The extra row shows whether another page follows.
      const { rows, first } = await database.asOwnerInOneTrip(user, (tx) =>
        selectPage(tx, user.userId, selection, { limit: limit + 1, after }),
      )
      const { page, nextCursor } = cutPage(rows, limit)
      const country = countryOf(c)
      return c.json(
        {
          items: page.map((row) => toJournalEntry(row, country)),
          nextCursor,
          counts: first?.counts ?? null,
          found: first?.found ?? null,
          writing: first?.writing ?? null,
        },
        200,
      )
    })
    .openapi(removeOne, async (c) => {
      const { userId } = requireUser(c)
      const tombstones = await asUser(c, (tx) => deleteEntriesById(tx, marks, userId, [c.req.valid('param').id]))
      noteTombstones(log, tombstones)
      const deleted = tombstones.length
      if (deleted === 0) throw new ProblemError('not-found', { detail: 'You have no such entry.' })
      return c.json({ deleted }, 200)
    })
    .openapi(removeMany, async (c) => {
      const { userId } = requireUser(c)
      const body = c.req.valid('json')
      const tombstones = await asUser(c, (tx) =>
        'ids' in body
          ? deleteEntriesById(tx, marks, userId, body.ids)
          : deleteAllEntries(tx, marks, userId, { ...body.filters, search: body.search }, body),
      )
      noteTombstones(log, tombstones)
      return c.json({ deleted: tombstones.length }, 200)
    })
}
