import { OpenAPIHono } from '@hono/zod-openapi'
import { agreesToAi, endpoints } from '@soulsign/contracts'
import { languageIn } from '@soulsign/guide/language'
import { TooManyTextsError, toSafety } from '@soulsign/safety'
import { agreedToKeep } from '../consents/consents.sql.ts'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { findEntry, insertEntry, toEntry } from '../entries/entries.sql.ts'
import { noteGuest } from '../entries/guest-seen.ts'
import { insertScreening } from '../entries/screenings.sql.ts'
import { clientSubjectOf } from '../http/client-address.ts'
import { countryOf } from '../http/country.ts'
import { refuseInvalid } from '../http/errors.ts'
import { languageOf } from '../http/language.ts'
import { requireOwner } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { readScreened } from '../insights/imported.ts'
import { findInsightOfEntry, findPlanOfEntry, insertInsight, toInsight } from '../insights/insights.sql.ts'
import { AI_READER_MS, raiseLate, within } from '../insights/raise.ts'
import { findSaid } from '../insights/responses.sql.ts'
import { answerRoutes } from './answer-routes.ts'

/** Help for a text that could not be read: people who do not need it lose little. */
function helpUnread(error: unknown) {
  if (error instanceof TooManyTextsError) return { level: 'ask', category: 'acute_other' } as const
  throw error
}

/** Entries, and the screening of a text before it becomes one. */
export function submissionRoutes(deps: Deps) {
  const { database, ceilings, announce, log } = deps
  const characters = ceilings('characters', async (c) => (await c.req.text()).length)
  const create = contractRoute({
    endpoint: endpoints.createSymptom,
    summary: 'Store an entry',
    description:
      'The entry is screened first, regardless of the quota. An urgent entry needs no reservation: its help is available ' +
      'at once, without the text of an insight, and a guest’s held reservation is returned. So it is for an entry whose ' +
      '`safety.level` is `ask`: nothing is written before the answer to its question. Without a yes to keeping it, ' +
      'nothing is stored; `POST /api/safety/screen` then still finds the help.',
    tag: 'Entries',
    access: 'owner',
    problems: ['consent-needed'],
    middleware: [ceilings('entry'), characters],
  })
  const read = contractRoute({
    endpoint: endpoints.getSymptom,
    summary: 'One entry with its insight',
    tag: 'Entries',
    access: 'owner',
    problems: ['not-found'],
    middleware: [ceilings('journal')],
  })
  const screen = contractRoute({
    endpoint: endpoints.screen,
    summary: 'Screen a text for signs that its author needs help now, without storing it',
    tag: 'Safety',
    access: 'anyone',
    middleware: [ceilings('screen'), characters],
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(create, async (c) => {
      const owner = requireOwner(c)
      const entry = c.req.valid('json')
      const answers = await database.asOwner(owner, (tx) => agreedToKeep(tx, owner))
      const assessment = await deps.screener.assess(
        { description: entry.description, advancedInfo: entry.advanced_info },
        clientSubjectOf(c, deps.config),
      )
      const language = languageOf(c)
      // No AI gets an entry that is urgent already, or one of a person who did not say yes to that.
      const mayRead = assessment?.level !== 'urgent' && agreesToAi(answers, deps.config.openai.provider)
      const reading = mayRead ? deps.aiReader.read(entry, assessment?.category ?? null) : null
      const raised = reading && (await within(reading, AI_READER_MS))?.category
      const finding = raised ? { level: 'urgent' as const, category: raised, by: 'ai' as const } : assessment
      const row = await database.asOwner(owner, async (tx) => {
        // A no may have come while the words were read.
        await agreedToKeep(tx, owner)
        const symptom = await insertEntry(tx, owner, entry, finding, languageIn(entry.description))
        if (!finding) return symptom
        await insertScreening(tx, symptom.id, finding, language)
        if (finding.level === 'urgent') await insertInsight(tx, symptom.id, null)
        if (finding.level !== 'card') await announce(tx, 'insightWithheld', { owner })
        return symptom
      })
      if (finding && finding.level !== 'card') {
        // Help does not depend on it.
        await database
          .asSystem((tx) => announce(tx, 'helpShown', { call: c, owner }))
          .catch((error: Error) => log.failure('help was not counted', error))
      }
      if (reading && !raised) void raiseLate(deps, reading, row.id, language)
      c.get('facts').safety = finding?.level ?? 'none'
      return c.json(toEntry(row, countryOf(c)), 201)
    })
    .openapi(read, async (c) => {
      const { id } = c.req.valid('param')
      const owner = requireOwner(c)
      const read = async (tx: Transaction) => {
        const symptom = await findEntry(tx, id)
        if (symptom && owner.kind === 'guest') await noteGuest(tx, owner.guestId)
        return {
          symptom,
          diagnosis: await findInsightOfEntry(tx, id),
          planId: await findPlanOfEntry(tx, id),
          said: await findSaid(tx, id),
        }
      }
      const found = await readScreened(
        deps,
        c,
        owner,
        read,
        ({ symptom }) => symptom?.id,
        (found) => ({ ...found, diagnosis: undefined, planId: null }),
      )
      const { symptom, diagnosis, planId, said } = found
      if (!symptom) throw new ProblemError('not-found', { detail: 'You have no such entry.' })
      const country = countryOf(c)
      return c.json(
        {
          ...toEntry(symptom, country),
          diagnosis: diagnosis ? toInsight(diagnosis, country) : null,
          healing_plan_id: planId,
          ...said,
        },
        200,
      )
    })
    .openapi(screen, async (c) => {
      const { description, advanced_info } = c.req.valid('json')
      const assessment = await deps.screener
        .assess({ description, advancedInfo: advanced_info }, clientSubjectOf(c, deps.config))
        .catch(helpUnread)
      const safety = toSafety(assessment, countryOf(c))
      c.get('facts').safety = safety?.level ?? 'none'
      const principal = c.get('principal')
      // A submission that failed may hold a free insight. Help does not wait for the database.
      if (safety && safety.level !== 'card' && principal.kind === 'guest') {
        database
          .asOwner(principal, (tx) => announce(tx, 'insightWithheld', { owner: principal }))
          .catch((error: Error) => log.failure('a reservation was not given back', error))
      }
      return c.json({ safety }, 200)
    })
    .route('/', answerRoutes(deps))
}
