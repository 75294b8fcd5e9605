import { randomUUID } from 'node:crypto'
import { GUEST_TOKEN_DAYS } from '@soulsign/contracts'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const ISSUER = 'soulsign'
const AUDIENCE = 'guest'

/** Signs and checks the tokens by which a browser proves that it is the same guest. */
export interface GuestTokens {
  /** A fresh token for a guest, a new one without `guestId`. */
  sign(guestId?: string): Promise<{ guestId: string; token: string }>
  /** The guest's id; undefined for a token that is forged, expired or made for something else. */
  verify(token: string): Promise<string | undefined>
}

/** @param secret 32 random bytes, the same on all nodes */
export async function createGuestTokens(secret: Uint8Array<ArrayBuffer>): Promise<GuestTokens> {
  // Imported once: jose would import raw bytes anew for each token.
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
