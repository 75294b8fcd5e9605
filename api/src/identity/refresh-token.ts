import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A refresh token: `v1.<session id>.<counter>.<HMAC-SHA256>`, modelled on version 2 tokens of supabase/auth. Each
 * session has its own signing key, so one row per session is enough and a stolen token cannot be used to forge another.
 */
export interface RefreshToken {
  sessionId: string
  /** The number of rotations before this token. */
  counter: number
  signature: string
}

const FORM = /^v1\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/

const signature = (sessionId: string, counter: number, key: Buffer) =>
  createHmac('sha256', key).update(`v1.${sessionId}.${counter}`).digest('base64url')

/** @param key 32 random bytes, stored with the session */
export const mintRefreshToken = (sessionId: string, counter: number, key: Buffer) =>
  `v1.${sessionId}.${counter}.${signature(sessionId, counter, key)}`

/** Parses a token without verifying it. Returns null if it is malformed. */
export function readRefreshToken(token: string): RefreshToken | null {
  const [, sessionId, counter, tag] = FORM.exec(token) ?? []
  return sessionId && counter && tag ? { sessionId, counter: Number(counter), signature: tag } : null
}

export const isGenuine = (token: RefreshToken, key: Buffer) =>
  timingSafeEqual(Buffer.from(token.signature), Buffer.from(signature(token.sessionId, token.counter, key)))
