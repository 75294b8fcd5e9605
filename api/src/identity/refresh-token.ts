import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A refresh token: `v1.<session id>.<counter>.<HMAC-SHA256>`. The session's own key signs it, so one row a session is
 * enough, and whoever reads the token alone can make no other. After supabase/auth's version 2 tokens.
 */
export interface RefreshToken {
  sessionId: string
  /** Number of rotations that came before this token. */
  counter: number
  signature: string
}

const FORM = /^v1\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/

const signature = (sessionId: string, counter: number, key: Buffer) =>
  createHmac('sha256', key).update(`v1.${sessionId}.${counter}`).digest('base64url')

/** @param key 32 random bytes, kept with the session. */
export const mintRefreshToken = (sessionId: string, counter: number, key: Buffer) =>
  `v1.${sessionId}.${counter}.${signature(sessionId, counter, key)}`

/** What a token says, not verified yet; null when it has not the form of one. */
export function readRefreshToken(token: string): RefreshToken | null {
  const [, sessionId, counter, tag] = FORM.exec(token) ?? []
  return sessionId && counter && tag ? { sessionId, counter: Number(counter), signature: tag } : null
}

export const isGenuine = (token: RefreshToken, key: Buffer) =>
  timingSafeEqual(Buffer.from(token.signature), Buffer.from(signature(token.sessionId, token.counter, key)))
