import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { SessionRow } from './sessions.sql.ts'
import type { SigningKeys } from './signing-keys.ts'
import { appMetadata, type UserRow } from './users.sql.ts'

/** The lifetime of an access token. */
export const ACCESS_TOKEN_SECONDS = 3_600
/** The tolerated difference between clocks. */
const LEEWAY_SECONDS = 300
const AUDIENCE = 'authenticated'

/** Signs and verifies access tokens. */
export interface AccessTokens {
  mint(
    user: UserRow,
    session: Pick<SessionRow, 'id' | 'method' | 'created_at' | 'second_factor_at'>,
  ): Promise<MintedToken>
  /**
   * Returns the token's user and session, or undefined if the token is forged, expired or issued for another purpose.
   */
  verify(token: string): Promise<{ userId: string; sessionId: string } | undefined>
}

interface MintedToken {
  token: string
  /** Unix seconds. */
  expiresAt: number
}

const Claims = z.object({ sub: z.uuid(), session_id: z.uuid(), exp: z.number() })
type Claims = z.infer<typeof Claims>

/** The number of verified tokens that a process caches. Checking a signature takes a tenth of a request's time. */
const REMEMBERED_TOKENS = 5_000
/** As long as the keys are cached, so that tokens of a withdrawn key expire with it. */
const REMEMBERED_MS = 60_000

/** @param publicUrl the product's origin; the issuer is the identity API below it */
export function createAccessTokens(publicUrl: string, keys: SigningKeys): AccessTokens {
  const issuer = `${publicUrl}/api/auth/v1`

  // The claims of a token never change. Whether its session is still valid is read from the database on each request.
  const remembered = new LRUCache<string, Claims>({ max: REMEMBERED_TOKENS, ttl: REMEMBERED_MS })
  const isCurrent = ({ exp }: Claims) => Date.now() / 1_000 < exp + LEEWAY_SECONDS

  async function check(token: string): Promise<Claims | undefined> {
    // Database errors are rethrown; token errors make the token invalid.
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
        aal: session.second_factor_at ? 'aal2' : 'aal1',
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
