import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { interactionPolicy, type JWK, Provider } from 'oidc-provider'
import { findAccount } from './accounts.ts'
import { memoryAdapter } from './memory.ts'

/** The product's registered client. */
const GOOGLE_CLIENT = { id: 'sandbox', secret: 'sandbox' } as const
/** The product's callback, accepted on any origin. */
const CALLBACK_PATH = '/api/auth/v1/callback'

/**
 * An OpenID provider that behaves like Google: code flow, RS256, the address and its verification in the id_token, no
 * consent screen. It asks who signs in each time.
 * @param issuer absolute URL of the mount point
 */
export function googleProvider(issuer: string): Provider {
  const { Check, base } = interactionPolicy
  const policy = base()
  policy
    .get('login')
    ?.checks.add(new Check('chosen', 'an account is chosen each time', (ctx) => ctx.oidc.result?.login === undefined))
  const signingKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  const provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: GOOGLE_CLIENT.id,
        client_secret: GOOGLE_CLIENT.secret,
        redirect_uris: [new URL(CALLBACK_PATH, issuer).href],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...signingKey, use: 'sig', alg: 'RS256' } as JWK] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    findAccount(_ctx, sub) {
      const account = findAccount(sub)
      return account && { accountId: sub, claims: () => ({ ...account }) }
    },
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    interactions: { policy, url: (_ctx, interaction) => `${new URL(issuer).pathname}/sign-in/${interaction.uid}` },
    responseTypes: ['code'],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
    },
    ttl: { AccessToken: 3600, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 3600, Session: 3600 },
  })
  provider.Client.prototype.redirectUriAllowed = (uri) => URL.parse(uri)?.pathname === CALLBACK_PATH
  return provider
}
