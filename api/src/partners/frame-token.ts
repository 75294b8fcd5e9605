import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const ISSUER = 'soulsign'
const AUDIENCE = 'frame'
/** How long a frame's token counts, and how much longer it is good for asking for the next one: tabs stay open for weeks. */
const FRAME_TOKEN_MINUTES = 120
const RENEWAL_DAYS = 30

/** Where a frame stands: whose key opened it, and on which page's origin. */
export interface FramePlace {
  partnerId: string
  key: string
  origin: string
}

/** Signs and checks the tokens with which a frame says where it stands. They open nothing; calls are counted by them. */
export interface FrameTokens {
  sign(place: FramePlace): Promise<string>
  /** Where the frame stands; undefined for a token that is forged, expired or made for something else. */
  verify(token: string): Promise<FramePlace | undefined>
  /** The same, for a token that may have run out within the last 30 days. */
  verifyForRenewal(token: string): Promise<FramePlace | undefined>
}

const Claims = z.object({ sub: z.uuid(), key: z.string(), origin: z.string() })

/** @param secret 32 random bytes, the same on all nodes */
export async function createFrameTokens(secret: Uint8Array<ArrayBuffer>): Promise<FrameTokens> {
  // Imported once: jose would import raw bytes anew for each token.
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
