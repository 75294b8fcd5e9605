import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { SigningKeys } from './signing-keys.ts'
import { appMetadata, type UserRow } from './users.sql.ts'

/** How long an access token is valid. */
export const ACCESS_TOKEN_SECONDS = 3_600
/** How wrong a clock may be. */
const LEEWAY_SECONDS = 300
const AUDIENCE = 'authenticated'

/** Signs and checks access tokens. */
export interface AccessTokens {
  mint(user: UserRow, session: { id: string; method: 'otp' | 'oauth'; created_at: Date }): Promise<MintedToken>
  /** Whom a token names; undefined for one that is forged, expired or made for something else. */
  verify(token: string): Promise<{ userId: string; sessionId: string } | undefined>
}

interface MintedToken {
  token: string
  /** Unix seconds. */
  expiresAt: number
}

const Claims = z.object({ sub: z.uuid(), session_id: z.uuid(), exp: z.number() })
type Claims = z.infer<typeof Claims>

/** How many tokens a process remembers: checking a signature costs a tenth of a request. */
const REMEMBERED_TOKENS = 5_000
/** And for how long, as with the keys themselves: a key that is withdrawn ends with it. */
const REMEMBERED_MS = 60_000

/** @param publicUrl origin of the product; the issuer is the identity API below it */
export function createAccessTokens(publicUrl: string, keys: SigningKeys): AccessTokens {
  const issuer = `${publicUrl}/api/auth/v1`

  // What a token says never changes; whether its session still lasts is asked of the database on each request.
  const remembered = new LRUCache<string, Claims>({ max: REMEMBERED_TOKENS, ttl: REMEMBERED_MS })
  const isCurrent = ({ exp }: Claims) => Date.now() / 1_000 < exp + LEEWAY_SECONDS

  async function check(token: string): Promise<Claims | undefined> {
    // Errors of the database pass through; errors of the token say that it does not count.
    let unreachable: unknown
    const verified = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = await keys.verifying(kid ?? '').catch((error: unknown) => {
          unreachable = error
          throw error
        })
        if (!key) throw new Error('No such key')
        return key
      },
      {
        algorithms: ['ES256'],
        issuer,
        audience: AUDIENCE,
        clockTolerance: LEEWAY_SECONDS,
        requiredClaims: ['sub', 'exp', 'iat', 'session_id'],
      },
    ).catch(() => undefined)
    if (unreachable) throw unreachable
    return Claims.safeParse(verified?.payload).data
  }

  return {
    async mint(user, session) {
      const { kid, key } = await keys.signing()
      const issuedAt = Math.floor(Date.now() / 1_000)
      const expiresAt = issuedAt + ACCESS_TOKEN_SECONDS
      const claims: JWTPayload = {
        email: user.email,
        phone: '',
        role: 'authenticated',
        aal: 'aal1',
        amr: [{ method: session.method, timestamp: Math.floor(session.created_at.getTime() / 1_000) }],
        session_id: session.id,
        is_anonymous: false,
        app_metadata: appMetadata(user),
        user_metadata: user.user_metadata,
      }
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setSubject(user.id)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key)
      return { token, expiresAt }
    },
    async verify(token) {
      const known = remembered.get(token)
      const claims = known && isCurrent(known) ? known : await check(token)
      if (!claims) return undefined
      if (claims !== known) remembered.set(token, claims)
      return { userId: claims.sub, sessionId: claims.session_id }
    },
  }
}
