import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { contractRoute } from '../http/route.ts'
import { deleteUser } from './delete-user.ts'
import { endSessions } from './end-sessions.ts'
import { invite } from './invite.ts'
import { selectPage } from './list.ts'
import { adminOf } from './require-admin.ts'
import { revealSymptom } from './reveal.ts'
import { setRole } from './role.ts'
import { ENTRIES, selectPerson, USER_ORDERS, usersList } from './users.ts'

const list = contractRoute({
  endpoint: endpoints.listUsers,
  summary: 'Users: everyone who confirmed an address or was invited',
  tag: 'Admin',
  access: 'admin',
})
const one = contractRoute({
  endpoint: endpoints.getUser,
  summary: "A person's page, without the text they wrote",
  tag: 'Admin',
  access: 'admin',
  problems: ['not-found'],
})
const entries = contractRoute({
  endpoint: endpoints.listUserEntries,
  summary: "A person's entries, without their text",
  tag: 'Admin',
  access: 'admin',
  problems: ['not-found'],
})
const reveal = contractRoute({
  endpoint: endpoints.revealSymptom,
  summary: "Read an entry's text, for a reason that is logged",
  tag: 'Admin',
  access: 'admin',
  problems: ['not-found'],
})
const role = contractRoute({
  endpoint: endpoints.setUserRole,
  summary: 'Grant or revoke the role of an administrator',
  description: 'Not possible for yourself or for the addresses in ADMIN_EMAILS. Logged as `user_edit`.',
  tag: 'Admin',
  access: 'admin',
  problems: ['not-found', 'conflict'],
})
const signOut = contractRoute({
  endpoint: endpoints.endUserSessions,
  summary: 'Sign a person out everywhere',
  description:
    'Ends all their sessions at once, with mailed links and sign-ins at Google that are not finished. Not possible for ' +
    'yourself. Logged as `user_edit`.',
  tag: 'Admin',
  access: 'admin',
  problems: ['not-found', 'conflict'],
})
const remove = contractRoute({
  endpoint: endpoints.deleteUser,
  summary: 'Delete a person and everything they own, billing first',
  description: 'Not possible for yourself or for the addresses in ADMIN_EMAILS. Logged as `user_delete`.',
  tag: 'Admin',
  access: 'admin',
  problems: ['not-found', 'conflict'],
})
const invitation = contractRoute({
  endpoint: endpoints.createInvitation,
  summary: 'Invite a person by mailing a sign-in link',
  tag: 'Admin',
  access: 'admin',
  problems: ['conflict'],
})

/** The administrators' view of users. */
export function usersRoutes(deps: Deps) {
  const { database, config } = deps
  const users = usersList(config)
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      const { search, sort, direction, ...page } = c.req.valid('query')
      const order = { ...USER_ORDERS[sort], direction }
      return c.json(await database.asSystem((tx) => selectPage(tx, users, { search }, { ...page, order })), 200)
    })
    .openapi(one, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await database.asSystem((tx) => selectPerson(tx, config, id)), 200)
    })
    .openapi(entries, async (c) => {
      const { id } = c.req.valid('param')
      const page = await database.asSystem(async (tx) => {
        await selectPerson(tx, config, id)
        return selectPage(
          tx,
          ENTRIES,
          { conditions: (parameter) => [`user_id = ${parameter(id)}`] },
          c.req.valid('query'),
        )
      })
      return c.json(page, 200)
    })
    .openapi(reveal, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await revealSymptom(deps, adminOf(c), id, c.req.valid('json').reason), 200)
    })
    .openapi(role, async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await setRole(deps, adminOf(c), id, c.req.valid('json').role), 200)
    })
    .openapi(signOut, async (c) => {
      await endSessions(deps, adminOf(c), c.req.valid('param').id)
      return c.body(null, 204)
    })
    .openapi(remove, async (c) => {
      await deleteUser(deps, adminOf(c), c.req.valid('param').id)
      return c.body(null, 204)
    })
    .openapi(invitation, async (c) => c.json(await invite(deps, adminOf(c), c.req.valid('json')), 200))
}
