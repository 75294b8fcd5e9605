import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints, type ProfileSave } from '@soulsign/contracts'
import { agreedToKeep } from '../consents/consents.sql.ts'
import { noteTombstones } from '../database/tombstones.ts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireUser } from '../http/principal.ts'
import { contractRoute } from '../http/route.ts'
import { deleteEmptyProfile, findSavedProfile, isEmpty, saveProfile } from './profile.sql.ts'

/** Whether a change keeps more of a person, rather than less. */
const adds = ({ saved_since: _, ...fields }: ProfileSave) => Object.values(fields).some((value) => value !== null)

/** The details that the advanced panel stores for a signed-in user. */
export function profileRoutes({ database, ceilings, log, marks }: Deps) {
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
    description:
      'Omitted fields keep their values; null clears a field, and a profile without fields is deleted. A form sends back the ' +
      '`saved_since` that it read: it is refused (`conflict`) if the profile was removed since.',
    tag: 'Profile',
    access: 'user',
    problems: ['conflict', 'consent-needed'],
    middleware: [ceilings('account')],
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(read, async (c) => {
      const user = requireUser(c)
      return c.json(await database.asOwner(user, (tx) => findSavedProfile(tx, user.userId)), 200)
    })
    .openapi(save, async (c) => {
      const user = requireUser(c)
      const change = c.req.valid('json')
      const saved = await database.asOwner(user, async (tx) => {
        if (adds(change)) await agreedToKeep(tx, user)
        return saveProfile(tx, user.userId, change)
      })
      if (isEmpty(saved)) {
        noteTombstones(log, await database.asSystem((tx) => deleteEmptyProfile(tx, marks, user.userId)))
        return c.json({ ...saved, saved_since: null }, 200)
      }
      return c.json(saved, 200)
    })
}
