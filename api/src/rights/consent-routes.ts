import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { languageOf } from '../http/language.ts'
import { requireOwner } from '../http/principal.ts'
import { contractRoute } from '../http/route.ts'
import { insertConsent, selectConsents, takeClaims } from './consents.sql.ts'

/** What people agree to, and what they take back. */
export function consentRoutes({ database, ceilings }: Deps) {
  const list = contractRoute({
    endpoint: endpoints.listConsents,
    summary: 'Your newest answer for each purpose',
    tag: 'Your data',
    access: 'owner',
  })
  const add = contractRoute({
    endpoint: endpoints.addConsent,
    summary: 'Agree to a purpose, or take that back',
    description:
      'Answers are only added; the newest counts. After a no to `ai` the built-in guide writes, also what an AI is ' +
      'writing at this moment.',
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
      const consent = c.req.valid('json')
      const language = languageOf(c)
      const newest = await database.asOwner(owner, async (tx) => {
        await insertConsent(tx, owner, consent, language)
        if (!consent.given) await takeClaims(tx, owner)
        return selectConsents(tx, owner)
      })
      return c.json(newest, 201)
    })
}
