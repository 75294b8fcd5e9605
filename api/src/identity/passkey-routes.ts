import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireUser, type User } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import {
  confirmSession,
  countRecoveryCodesOf,
  deletePasskeyOf,
  deleteRecoveryCodesOf,
  insertChallenge,
  insertPasskey,
  type PasskeyRow,
  replaceRecoveryCodes,
  selectPasskeysOf,
  takeChallenge,
} from './passkeys.sql.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { askForPasskey, checkRegistration } from './webauthn.ts'

const toPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow) => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

/**
 * Throws `second-factor-needed` for an administrator who has not proved one: a mailbox alone must not replace a passkey, nor
 * add the first one where the admin area asks for it. For everyone else a mailed link opens all there is.
 */
function requireProof({ adminSecondFactor }: Deps['config'], { role, secondFactor }: User, passkeys: PasskeyRow[]) {
  if (role !== 'admin' || secondFactor || (passkeys.length === 0 && !adminSecondFactor)) return
  throw new ProblemError('second-factor-needed', {
    detail:
      passkeys.length === 0
        ? 'Use a code first. `pnpm admin:code` on the server makes one.'
        : 'Use your passkey or a recovery code first.',
  })
}

/** Serialises changes of one person's second factors. */
async function lockPasskeysOf(tx: Transaction, userId: string): Promise<PasskeyRow[]> {
  await tx.query('select from users where id = $1 for no key update', [userId])
  return selectPasskeysOf(tx, userId)
}

/** A person's own passkeys and recovery codes. */
export function passkeyRoutes({ config, database, site, ceilings }: Deps) {
  const common = { tag: 'Identity', access: 'user' as const, middleware: [ceilings('account')] }
  const list = contractRoute({
    ...common,
    endpoint: endpoints.listSecondFactors,
    summary: 'The caller’s passkeys, and how many recovery codes are left',
  })
  const start = contractRoute({
    ...common,
    endpoint: endpoints.startPasskey,
    summary: 'Begin to add a passkey',
    description: 'Returns what the browser’s authenticator is asked, for 5 minutes.',
    problems: ['second-factor-needed'],
  })
  const add = contractRoute({
    ...common,
    endpoint: endpoints.addPasskey,
    summary: 'Add a passkey',
    description:
      'The first one comes with recovery codes, which are shown once. The session counts as confirmed by it.',
    problems: ['passkey-refused', 'second-factor-needed', 'conflict'],
  })
  const remove = contractRoute({
    ...common,
    endpoint: endpoints.removePasskey,
    summary: 'Remove a passkey',
    description: 'Recovery codes go with the last one.',
    problems: ['second-factor-needed', 'not-found'],
  })
  const renew = contractRoute({
    ...common,
    endpoint: endpoints.renewRecoveryCodes,
    summary: 'Replace the recovery codes',
    description: 'The new ones are shown once.',
    problems: ['second-factor-needed', 'conflict'],
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(list, async (c) => {
      const { userId, secondFactor } = requireUser(c)
      return c.json(
        await database.asSystem(async (tx) => ({
          passkeys: (await selectPasskeysOf(tx, userId)).map(toPasskey),
          recovery_codes_left: await countRecoveryCodesOf(tx, userId),
          proved: secondFactor,
        })),
        200,
      )
    })
    .openapi(start, async (c) => {
      const user = requireUser(c)
      const { product_name: productName } = (await site.read()).settings
      return c.json(
        await database.asSystem(async (tx) => {
          const passkeys = await selectPasskeysOf(tx, user.userId)
          requireProof(config, user, passkeys)
          const options = await askForPasskey(config, { ...user, productName, passkeys })
          const { challenge } = options
          const challenge_id = await insertChallenge(tx, { purpose: 'register', userId: user.userId, challenge })
          return { challenge_id, options }
        }),
        200,
      )
    })
    .openapi(add, async (c) => {
      const user = requireUser(c)
      const { userId, sessionId } = user
      const { challenge_id, name, response } = c.req.valid('json')
      return c.json(
        await database.asSystem(async (tx) => {
          const passkeys = await lockPasskeysOf(tx, userId)
          requireProof(config, user, passkeys)
          const challenge = await takeChallenge(tx, { id: challenge_id, purpose: 'register', userId })
          const { id, publicKey, counter } = await checkRegistration(config, response, challenge)
          const transports = response.response.transports ?? []
          const passkey = await insertPasskey(tx, {
            user_id: userId,
            credential_id: id,
            publicKey,
            counter,
            transports,
            name,
          })
          if (!passkey) throw new ProblemError('conflict', { detail: 'This passkey is in use already.' })
          await confirmSession(tx, sessionId)
          if (passkeys.length > 0) return { passkey: toPasskey(passkey), recovery_codes: null }
          const recovery_codes = newRecoveryCodes()
          await replaceRecoveryCodes(tx, userId, recovery_codes)
          return { passkey: toPasskey(passkey), recovery_codes }
        }),
        201,
      )
    })
    .openapi(remove, async (c) => {
      const user = requireUser(c)
      const { id } = c.req.valid('param')
      await database.asSystem(async (tx) => {
        const passkeys = await lockPasskeysOf(tx, user.userId)
        requireProof(config, user, passkeys)
        if (!(await deletePasskeyOf(tx, user.userId, id))) {
          throw new ProblemError('not-found', { detail: 'You have no such passkey.' })
        }
        if (passkeys.length === 1) await deleteRecoveryCodesOf(tx, user.userId)
      })
      return c.body(null, 204)
    })
    .openapi(renew, async (c) => {
      const user = requireUser(c)
      const recovery_codes = newRecoveryCodes()
      await database.asSystem(async (tx) => {
        const passkeys = await lockPasskeysOf(tx, user.userId)
        requireProof(config, user, passkeys)
        if (passkeys.length === 0) throw new ProblemError('conflict', { detail: 'Add a passkey first.' })
        await replaceRecoveryCodes(tx, user.userId, recovery_codes)
      })
      return c.json({ recovery_codes }, 200)
    })
}
