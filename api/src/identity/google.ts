import { cleanText, truncate } from '@soulsign/contracts'
import type { Configuration } from 'openid-client'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { late } from '../settle.ts'
import { AUTH_PATH } from './auth-route.ts'

/** The longest silence of Google, in seconds. */
const TIMEOUT_SECONDS = 10
const NAME_MAX_LENGTH = 100

/** Loaded when somebody first signs in with Google. */
const openid = late(() => import('openid-client'))

/** The claims about a person in Google's id_token. */
export interface GooglePerson {
  sub: string
  /** Lower case. */
  email: string
  emailVerified: boolean
  name: string | undefined
}

/** The secrets of one sign-in at Google. */
export interface FlowSecrets {
  state: string
  nonce: string
  verifier: string
}

/** Signs people in at Google or another OpenID provider: the code flow with state, nonce and PKCE. */
export interface Google {
  /** Returns the address where the browser signs in. Rejects if Google cannot be reached. */
  signInUrl(secrets: FlowSecrets): Promise<URL>
  /**
   * Returns the person who signed in. `query` is the callback's, including the question mark. Rejects if Google refuses
   * the code, or if the id_token is not signed by Google or was issued for another client or sign-in.
   */
  personOf(query: string, secrets: FlowSecrets): Promise<GooglePerson>
}

/** Generates the random secrets of a flow, which are stored with it. */
export async function newFlowSecrets(): Promise<FlowSecrets> {
  const { randomNonce, randomPKCECodeVerifier, randomState } = await openid()
  return { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
}

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().toLowerCase().pipe(z.email().max(254)),
  email_verified: z.boolean().default(false),
  name: z
    .string()
    .transform((name) => truncate(cleanText(name), NAME_MAX_LENGTH, ''))
    .optional()
    .catch(undefined),
})

/** Whether an address is on this machine. Only there may a provider use plain HTTP. */
const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** Looks up the provider at the first sign-in, so that the API can start without it. */
export function createGoogle({ google, publicUrl }: Pick<Config, 'google' | 'publicUrl'>): Google {
  const callbackUrl = `${publicUrl}${AUTH_PATH}/callback`
  let found: Promise<Configuration> | undefined
  async function find(): Promise<Configuration> {
    const issuer = new URL(google.issuer)
    const { allowInsecureRequests, ClientSecretBasic, discovery, enableNonRepudiationChecks } = await openid()
    return discovery(issuer, google.clientId, google.clientSecret, ClientSecretBasic(google.clientSecret), {
      timeout: TIMEOUT_SECONDS,
      execute: [
        enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' && isLoopback(issuer) ? [allowInsecureRequests] : []),
      ],
    })
  }
  function discover(): Promise<Configuration> {
    found ??= find().catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }

  return {
    async signInUrl({ state, nonce, verifier }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await openid()
      return buildAuthorizationUrl(await discover(), {
        redirect_uri: callbackUrl,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    async personOf(query, { state, nonce, verifier }) {
      const { authorizationCodeGrant } = await openid()
      const tokens = await authorizationCodeGrant(await discover(), new URL(query, callbackUrl), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const { sub, email, email_verified, name } = Claims.parse(tokens.claims())
      return { sub, email, emailVerified: email_verified, name: name || undefined }
    },
  }
}
