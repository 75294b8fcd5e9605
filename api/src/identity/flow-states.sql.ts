import { createHash, randomUUID } from 'node:crypto'
import type { Transaction } from '../database/database.ts'
import type { FlowSecrets } from './google.ts'

/** The time limit for a person's sign-in at Google, and for their browser afterwards. */
const FLOW_MINUTES = 5

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** The parameters that the browser sent when it started the flow. */
export interface FlowStart {
  /** S256, the only method that is accepted. */
  codeChallenge: string
  /** An absolute URL on our own origin. */
  redirectTo: string
}

export async function insertFlow(tx: Transaction, { state, nonce, verifier }: FlowSecrets, start: FlowStart) {
  await tx.query(
    `insert into flow_states (state_hash, nonce, pkce_verifier, code_challenge, code_challenge_method, redirect_to,
       expires_at)
     values ($1, $2, $3, $4, 's256', $5, now() + make_interval(mins => $6))`,
    [sha256(state), nonce, verifier, start.codeChallenge, start.redirectTo, FLOW_MINUTES],
  )
}

/** Takes the flow of a callback, once. Returns undefined if it is unknown, used or expired. */
export async function takeCallback(tx: Transaction, state: string) {
  const { rows } = await tx.query<{ nonce: string; pkce_verifier: string; redirect_to: string }>(
    `update flow_states set called_back_at = now()
     where state_hash = $1 and called_back_at is null and expires_at > now()
     returning nonce, pkce_verifier, redirect_to`,
    [sha256(state)],
  )
  const [row] = rows
  return row && { secrets: { state, nonce: row.nonce, verifier: row.pkce_verifier }, redirectTo: row.redirect_to }
}

/** Records who signed in. Returns the code that the browser exchanges for a session. */
export async function finishFlow(tx: Transaction, state: string, userId: string): Promise<string> {
  const code = randomUUID()
  await tx.query(
    `update flow_states set user_id = $2, auth_code_hash = $3, expires_at = now() + make_interval(mins => $4)
     where state_hash = $1`,
    [sha256(state), userId, sha256(code), FLOW_MINUTES],
  )
  return code
}

/** Returns the finished flow of a code and locks it, so that only one of several concurrent exchanges finds it. */
export async function lockFinishedFlow(tx: Transaction, code: string) {
  // Lock the person's row first, as everywhere.
  await tx.query(
    `select from users u join flow_states f on f.user_id = u.id where f.auth_code_hash = $1 for no key update of u`,
    [sha256(code)],
  )
  const { rows } = await tx.query<{ user_id: string; code_challenge: string; expired: boolean }>(
    `select user_id, code_challenge, expires_at <= now() as expired
     from flow_states where auth_code_hash = $1 for update`,
    [sha256(code)],
  )
  return rows[0]
}

export async function deleteFlow(tx: Transaction, code: string): Promise<void> {
  await tx.query('delete from flow_states where auth_code_hash = $1', [sha256(code)])
}

/** Ends a person's sign-ins at Google that have not become sessions. */
export async function deleteFlowsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from flow_states where user_id = $1', [userId])
}
