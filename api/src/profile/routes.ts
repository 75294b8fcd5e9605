import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireUser } from '../http/principal.ts'
import { contractRoute } from '../http/route.ts'
import { findProfile, upsertProfile } from './profile.sql.ts'

/** The details that the advanced panel stores for a signed-in user. */
export function profileRoutes({ database, ceilings }: Deps) {
  const read = contractRoute({
    endpoint: endpoints.getProfile,
    summary: 'Your profile',
    description: 'Every field is null until you save it.',
    tag: 'Profile',
    access: 'user',
  })
  const save = contractRoute({
    endpoint: endpoints.saveProfile,
    summary: 'Save fields of your profile',
    description: 'Omitted fields keep their values; null clears a field.',
    tag: 'Profile',
    access: 'user',
    middleware: [ceilings('account')],
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(read, async (c) => {
      const user = requireUser(c)
      return c.json(await database.asOwner(user, (tx) => findProfile(tx, user.userId)), 200)
    })
    .openapi(save, async (c) => {
      const user = requireUser(c)
      const change = c.req.valid('json')
      return c.json(await database.asOwner(user, (tx) => upsertProfile(tx, user.userId, change)), 200)
    })
}
