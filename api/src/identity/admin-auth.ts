import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireUser } from '../http/principal.ts'
import { contractRoute } from '../http/route.ts'
import { requireUserRow } from './users.sql.ts'

/** Tells the caller whether they are an administrator. */
export function adminAuthRoutes({ config, database, ceilings }: Deps) {
  const adminAuth = contractRoute({
    endpoint: endpoints.adminAuth,
    summary: 'Is the caller an administrator?',
    description: 'Administrators are the confirmed addresses in ADMIN_EMAILS and all users with the role.',
    tag: 'Identity',
    access: 'user',
    middleware: [ceilings('account')],
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(adminAuth, async (c) => {
    const { userId, role, secondFactor } = requireUser(c)
    if (role !== 'admin') return c.json({ isAdmin: false, adminUser: null, needsSecondFactor: false }, 200)
    const { id, email, user_metadata } = await database.asSystem((tx) => requireUserRow(tx, userId))
    const name = user_metadata.full_name
    const adminUser = { id, email, full_name: typeof name === 'string' ? name : null }
    return c.json({ isAdmin: true, adminUser, needsSecondFactor: config.adminSecondFactor && !secondFactor }, 200)
  })
}
