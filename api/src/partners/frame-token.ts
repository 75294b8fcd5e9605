import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const ISSUER = 'soulsign'
const AUDIENCE = 'frame'
/** The lifetime of a frame token, and how much longer it can be renewed: tabs stay open for weeks. */
const FRAME_TOKEN_MINUTES = 120
const RENEWAL_DAYS = 30

/** A frame's place: the partner and key that opened it, and the origin of its page. */
export interface FramePlace {
  partnerId: string
  key: string
  origin: string
}

/**
 * Signs and verifies frame tokens, which tell where a frame is. They give no access; calls are attributed with them.
 */
export interface FrameTokens {
  sign(place: FramePlace): Promise<string>
  /** Returns the frame's place, or undefined if the token is forged, expired or issued for another purpose. */
  verify(token: string): Promise<FramePlace | undefined>
  /** The same for a token that may have expired within the last 30 days. */
  verifyForRenewal(token: string): Promise<FramePlace | undefined>
}

const Claims = z.object({ sub: z.uuid(), key: z.string(), origin: z.string() })

/** @param secret 32 random bytes, the same on all nodes */
export async function createFrameTokens(secret: Uint8Array<ArrayBuffer>): Promise<FrameTokens> {
  // Import once: jose would import the raw bytes for every token.
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

  async function verify(token: string, clockTolerance: number): Promise<FramePlace | undefined> {
    const verified = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp', 'key', 'origin'],
      clockTolerance,
    }).catch(() => undefined)
    const claims = Claims.safeParse(verified?.payload).data
    return claims && { partnerId: claims.sub, key: claims.key, origin: claims.origin }
  }

  return {
    sign: ({ partnerId, key: partnerKey, origin }) =>
      new SignJWT({ key: partnerKey, origin })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(partnerId)
        .setIssuedAt()
        .setExpirationTime(`${FRAME_TOKEN_MINUTES} minutes`)
        .sign(key),
    verify: (token) => verify(token, 0),
    verifyForRenewal: (token) => verify(token, RENEWAL_DAYS * 86_400),
  }
}
