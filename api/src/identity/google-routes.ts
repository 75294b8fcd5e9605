import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { SignInFailure } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { AuthError } from './auth-error.ts'
import { addAuthRoute } from './auth-route.ts'
import { finishFlow, insertFlow, takeCallback } from './flow-states.sql.ts'
import { newFlowSecrets } from './google.ts'
import { accountOfGooglePerson } from './google-account.ts'
import { RedirectQuery } from './input.ts'
import { allowedRedirect } from './mail-link.ts'

const AuthorizeQuery = RedirectQuery.extend({
  provider: z.string().optional(),
  code_challenge: z
    .string('PKCE is required')
    .regex(/^[\w-]{43}$/, 'Send the SHA-256 of the verifier as 43 characters of base64url'),
  code_challenge_method: z.string('PKCE is required').toLowerCase().pipe(z.literal('s256', 'Use s256')),
})
const CallbackQuery = z.object({
  state: z.string().optional(),
  code: z.string().optional(),
  error: z.string().optional(),
})

interface Failure {
  error: 'access_denied' | 'invalid_request' | 'server_error'
  code: SignInFailure
  description: string
}

/** Returns the page to return to, with the error in query and fragment as auth-js expects it. */
function failureUrl(redirectTo: string | URL, { error, code, description }: Failure): string {
  const url = new URL(redirectTo)
  const members = { error, error_code: code, error_description: description }
  for (const [name, value] of Object.entries(members)) url.searchParams.set(name, value)
  url.hash = `${new URLSearchParams(members)}&sb=`
  return url.href
}

const UNREACHABLE: Failure = {
  error: 'server_error',
  code: 'unexpected_failure',
  description: 'Google could not be reached. Please try again.',
}

/** Signing in with Google. */
export function addGoogleRoutes(app: OpenAPIHono, { config, database, google, log, ceilings }: Deps): void {
  addAuthRoute(app, {
    method: 'get',
    path: '/authorize',
    summary: 'Start a sign-in with Google',
    description: 'The browser navigates here. PKCE is required, and `redirect_to` must be an address of this site.',
    query: AuthorizeQuery,
    success: { status: 302, description: 'To Google' },
    ceiling: ceilings('signIn'),
    async answer(c, { query: { provider, redirect_to, code_challenge } }) {
      if (provider !== 'google') {
        throw new AuthError(400, 'validation_failed', 'Unsupported provider: only google is enabled')
      }
      const redirectTo = allowedRedirect(config.publicUrl, redirect_to).href
      const secrets = await newFlowSecrets()
      const url = await google.signInUrl(secrets).catch((error: unknown) => {
        log.failure('Google could not be reached', error)
      })
      if (!url) return c.redirect(failureUrl(redirectTo, UNREACHABLE), 302)
      await database.asSystem((tx) => insertFlow(tx, secrets, { codeChallenge: code_challenge, redirectTo }))
      return c.redirect(url.href, 302)
    },
  })

  addAuthRoute(app, {
    method: 'get',
    path: '/callback',
    summary: 'Return from Google',
    description:
      'Redirects to the page that started the sign-in, with a `code` to exchange, or with `error`, `error_code` and `error_description`.',
    query: CallbackQuery,
    success: { status: 302, description: 'To the page that started the sign-in' },
    ceiling: ceilings('signIn'),
    async answer(c, { query: { state, code, error } }) {
      const flow = state && (await database.asSystem((tx) => takeCallback(tx, state)))
      if (!flow) {
        const failure: Failure = {
          error: 'invalid_request',
          code: 'bad_oauth_state',
          description: 'This sign-in is too old or was finished before. Please start again.',
        }
        return c.redirect(failureUrl(new URL('/', config.publicUrl), failure), 303)
      }
      const fail = (failure: Failure) => c.redirect(failureUrl(flow.redirectTo, failure), 302)
      if (error || !code) {
        const cancelled = error === 'access_denied'
        return fail({
          error: cancelled ? 'access_denied' : 'server_error',
          code: cancelled ? 'user_cancelled' : 'bad_oauth_callback',
          description: cancelled ? 'The sign-in at Google was cancelled.' : 'Google could not finish the sign-in.',
        })
      }
      const person = await google.personOf(new URL(c.req.url).search, flow.secrets).catch((failed: unknown) => {
        log.failure('a sign-in at Google failed', failed)
      })
      if (!person) {
        return fail({
          error: 'server_error',
          code: 'bad_oauth_callback',
          description: 'Google could not finish the sign-in. Please try again.',
        })
      }
      if (!person.emailVerified) {
        return fail({
          error: 'access_denied',
          code: 'provider_email_needs_verification',
          description: 'Google has not verified this address. Verify it there, or sign in with a Healing Link.',
        })
      }
      const authCode = await database.asSystem(async (tx) =>
        finishFlow(tx, flow.secrets.state, await accountOfGooglePerson(tx, person)),
      )
      const url = new URL(flow.redirectTo)
      url.searchParams.set('code', authCode)
      return c.redirect(url.href, 302)
    },
  })
}
