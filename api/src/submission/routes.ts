import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from '@soulsign/contracts'
import { assess, toSafety } from '@soulsign/safety'
import type { Deps } from '../deps.ts'
import { findEntry, insertEntry, toEntry } from '../entries/entries.sql.ts'
import { countryOf } from '../http/country.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireOwner } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { findInsightOfEntry, insertInsight, toInsight } from '../insights/insights.sql.ts'

/** Entries, and the screening of a text before it becomes one. */
export function submissionRoutes({ database, ceilings, announce }: Deps) {
  const create = contractRoute({
    endpoint: endpoints.createSymptom,
    summary: 'Store an entry',
    description:
      'The entry is screened first, regardless of the quota. An urgent entry needs no reservation: its help is available ' +
      'at once, without the text of an insight, and a guest’s held reservation is returned.',
    tag: 'Entries',
    access: 'owner',
    middleware: [ceilings('entry')],
  })
  const read = contractRoute({
    endpoint: endpoints.getSymptom,
    summary: 'One entry with its insight',
    tag: 'Entries',
    access: 'owner',
    problems: ['not-found'],
  })
  const screen = contractRoute({
    endpoint: endpoints.screen,
    summary: 'Screen a text for signs that its author needs help now, without storing it',
    tag: 'Safety',
    access: 'anyone',
    middleware: [ceilings('screen')],
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(create, async (c) => {
      const owner = requireOwner(c)
      const entry = c.req.valid('json')
      const assessment = assess({ description: entry.description, advancedInfo: entry.advanced_info })
      const urgent = assessment?.level === 'urgent'
      const row = await database.asOwner(owner, async (tx) => {
        const symptom = await insertEntry(tx, owner, entry, assessment)
        if (urgent) {
          await insertInsight(tx, symptom.id, null)
          await announce(tx, 'urgentEntryStored', { owner })
        }
        return symptom
      })
      c.get('facts').safety = assessment?.level ?? 'none'
      return c.json(toEntry(row, countryOf(c)), 201)
    })
    .openapi(read, async (c) => {
      const { id } = c.req.valid('param')
      const { symptom, diagnosis } = await database.asOwner(requireOwner(c), async (tx) => ({
        symptom: await findEntry(tx, id),
        diagnosis: await findInsightOfEntry(tx, id),
      }))
      if (!symptom) throw new ProblemError('not-found', { detail: 'You have no such entry.' })
      const country = countryOf(c)
      return c.json({ ...toEntry(symptom, country), diagnosis: diagnosis ? toInsight(diagnosis, country) : null }, 200)
    })
    .openapi(screen, (c) => {
      const { description, advanced_info } = c.req.valid('json')
      const safety = toSafety(assess({ description, advancedInfo: advanced_info }), countryOf(c))
      c.get('facts').safety = safety?.level ?? 'none'
      return c.json({ safety }, 200)
    })
}
