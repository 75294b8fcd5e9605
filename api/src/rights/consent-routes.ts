import { OpenAPIHono } from '@hono/zod-openapi'
import { agreesToAi, endpoints } from '@soulsign/contracts'
import { insertConsents, lockKeeping, selectConsents } from '../consents/consents.sql.ts'
import { noteTombstones } from '../database/tombstones.ts'
import type { Deps } from '../deps.ts'
import { takeClaims } from '../generation/generations.sql.ts'
import { refuseInvalid } from '../http/errors.ts'
import { languageOf } from '../http/language.ts'
import { requireOwner } from '../http/principal.ts'
import { contractRoute } from '../http/route.ts'
import { deleteWritings } from './writings.sql.ts'

/** What people agree to, and what they take back. */
export function consentRoutes({ config, database, ceilings, log, marks }: Deps) {
  const { provider } = config.openai
  const list = contractRoute({
    endpoint: endpoints.listConsents,
    summary: 'Your newest answer for each purpose',
    tag: 'Your data',
    access: 'owner',
  })
  const add = contractRoute({
    endpoint: endpoints.addConsents,
    summary: 'Agree to purposes, or take that back',
    description:
      'Answers are only added; the newest counts. A no to `keep` deletes everything that the caller wrote, and no entry is ' +
      'stored before the next yes. An AI reads and writes only after a yes to `ai` that names who runs it now; the built-in ' +
      'guide writes otherwise, ' +
      'after a no also what an AI is writing at this moment.',
    tag: 'Your data',
    access: 'owner',
    middleware: [ceilings('account')],
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      const owner = requireOwner(c)
      return c.json(await database.asOwner(owner, (tx) => selectConsents(tx, owner)), 200)
    })
    .openapi(add, async (c) => {
      const owner = requireOwner(c)
      const answers = c.req.valid('json').map(({ recipient = provider, ...answer }) => ({
        ...answer,
        ...(answer.purpose === 'ai' && { recipient }),
      }))
      const language = languageOf(c)
      const deletes = answers.some(({ purpose, given }) => purpose === 'keep' && !given)
      if (deletes) {
        const { tombstones } = await database.asSystem(async (tx) => {
          await lockKeeping(tx, owner)
          // First, because what is deleted of a guest includes their earlier answers.
          const deleted = await deleteWritings(tx, marks, owner)
          await insertConsents(tx, owner, answers, language)
          return deleted
        })
        noteTombstones(log, tombstones)
      }
      const newest = await database.asOwner(owner, async (tx) => {
        if (!deletes) await insertConsents(tx, owner, answers, language)
        const newest = await selectConsents(tx, owner)
        const answersAi = answers.some(({ purpose }) => purpose === 'ai')
        if (answersAi && !agreesToAi(newest, provider)) await takeClaims(tx, owner)
        return newest
      })
      return c.json(newest, 201)
    })
}
