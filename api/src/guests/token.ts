import { randomUUID } from 'node:crypto'
import { GUEST_TOKEN_DAYS } from '@soulsign/contracts'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const ISSUER = 'soulsign'
const AUDIENCE = 'guest'

/** Signs and verifies the tokens that identify a browser as the same guest. */
export interface GuestTokens {
  /** Signs a token for `guestId`, or for a new guest without it. */
  sign(guestId?: string): Promise<{ guestId: string; token: string }>
  /** Returns the guest's id, or undefined if the token is forged, expired or issued for another purpose. */
  verify(token: string): Promise<string | undefined>
}

/** @param secret 32 random bytes, the same on all nodes */
export async function createGuestTokens(secret: Uint8Array<ArrayBuffer>): Promise<GuestTokens> {
  // Import once: jose would import the raw bytes for every token.
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  return {
    async sign(guestId = randomUUID()) {
      const token = await new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(guestId)
        .setIssuedAt()
        .setExpirationTime(`${GUEST_TOKEN_DAYS} days`)
        .sign(key)
      return { guestId, token }
    },
    async verify(token) {
      const verified = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['sub', 'exp'],
      }).catch(() => undefined)
      return z.uuid().safeParse(verified?.payload.sub).data
    },
  }
}
