import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints, type PasskeyAnswer } from '@soulsign/contracts'
import type { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireUser } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { AuthError } from './auth-error.ts'
import { originOf } from './origin.ts'
import {
  confirmSession,
  insertChallenge,
  lockPasskey,
  notePasskeyUse,
  type PasskeyRow,
  selectPasskeysOf,
  spendRecoveryCode,
  takeChallenge,
} from './passkeys.sql.ts'
import { readRecoveryCode } from './recovery-codes.ts'
import { beginSession, guestOf, sessionAnswer } from './sign-in.ts'
import { askForProof, checkProof } from './webauthn.ts'

/** Signing in with a passkey, and proving a second factor in a session that began in another way. */
export function secondFactorRoutes(deps: Deps) {
  const { config, database, accessTokens, announce, ceilings } = deps
  const startSignIn = contractRoute({
    endpoint: endpoints.startPasskeySignIn,
    summary: 'Begin a sign-in with a passkey',
    description: 'Returns what the browser’s authenticator is asked, for 5 minutes.',
    tag: 'Identity',
    access: 'anyone',
    middleware: [ceilings('signIn')],
  })
  const signIn = contractRoute({
    endpoint: endpoints.signInWithPasskey,
    summary: 'Sign in with a passkey',
    description:
      'What the guest in `X-Guest-Token` wrote moves to the account, as with any sign-in that a browser asks for.',
    tag: 'Identity',
    access: 'anyone',
    problems: ['passkey-refused', 'forbidden'],
    middleware: [ceilings('signIn')],
  })
  const startConfirm = contractRoute({
    endpoint: endpoints.startSecondFactor,
    summary: 'Begin to prove a passkey in this session',
    tag: 'Identity',
    access: 'user',
    problems: ['conflict'],
    middleware: [ceilings('signIn')],
  })
  const confirm = contractRoute({
    endpoint: endpoints.confirmWithPasskey,
    summary: 'Prove a passkey in this session',
    tag: 'Identity',
    access: 'user',
    problems: ['passkey-refused'],
    middleware: [ceilings('signIn')],
  })
  const recover = contractRoute({
    endpoint: endpoints.confirmWithRecoveryCode,
    summary: 'Use a recovery code in this session, in place of a passkey',
    tag: 'Identity',
    access: 'user',
    problems: ['recovery-code-refused'],
    middleware: [ceilings('signIn')],
  })

  /** Checks an answer against its challenge, and returns the passkey that gave it. */
  async function prove(
    tx: Transaction,
    { challenge_id, response }: z.output<typeof PasskeyAnswer>,
    userId: string | null,
  ): Promise<PasskeyRow> {
    const found = await lockPasskey(tx, response.id)
    const passkey = found && (userId === null || found.user_id === userId) ? found : undefined
    const purpose = userId ? 'confirm' : 'sign-in'
    const expectedChallenge = await takeChallenge(tx, { id: challenge_id, purpose, userId })
    const proof = await checkProof(config, response, { expectedChallenge, passkey })
    await notePasskeyUse(tx, proof.passkey.id, proof.counter)
    return proof.passkey
  }

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(startSignIn, async (c) => {
      const options = await askForProof(config, [])
      const { challenge } = options
      const challenge_id = await database.asSystem((tx) =>
        insertChallenge(tx, { purpose: 'sign-in', userId: null, challenge }),
      )
      return c.json({ challenge_id, options }, 200)
    })
    .openapi(signIn, async (c) => {
      const guestId = await guestOf(c, deps)
      const origin = originOf(c, deps)
      const signedIn = await database
        .asSystem(async (tx) => {
          const { user_id: userId } = await prove(tx, c.req.valid('json'), null)
          return beginSession(tx, announce, { userId, method: 'webauthn', guestId, origin })
        })
        .catch((error: unknown) => {
          // A refusal, as of a closed account, gives its reason in GoTrue's form.
          throw error instanceof AuthError ? new ProblemError('forbidden', { detail: error.message }) : error
        })
      const { access_token, refresh_token } = await sessionAnswer(accessTokens, signedIn)
      return c.json({ access_token, refresh_token }, 200)
    })
    .openapi(startConfirm, async (c) => {
      const { userId } = requireUser(c)
      return c.json(
        await database.asSystem(async (tx) => {
          const passkeys = await selectPasskeysOf(tx, userId)
          if (passkeys.length === 0) throw new ProblemError('conflict', { detail: 'You have no passkey yet. Add one.' })
          const options = await askForProof(config, passkeys)
          const { challenge } = options
          return {
            challenge_id: await insertChallenge(tx, { purpose: 'confirm', userId, challenge }),
            options,
          }
        }),
        200,
      )
    })
    .openapi(confirm, async (c) => {
      const { userId, sessionId } = requireUser(c)
      await database.asSystem(async (tx) => {
        await prove(tx, c.req.valid('json'), userId)
        await confirmSession(tx, sessionId)
      })
      return c.body(null, 204)
    })
    .openapi(recover, async (c) => {
      const { userId, sessionId } = requireUser(c)
      const code = readRecoveryCode(c.req.valid('json').code)
      await database.asSystem(async (tx) => {
        if (!(await spendRecoveryCode(tx, userId, code))) {
          throw new ProblemError('recovery-code-refused', { detail: 'This is none of your unused codes. Check it.' })
        }
        await confirmSession(tx, sessionId)
      })
      return c.body(null, 204)
    })
}
