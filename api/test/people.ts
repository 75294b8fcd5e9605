import type { Screener } from '@soulsign/safety'
import { startSandbox } from '@soulsign/sandbox'
import { AuthClient } from '@supabase/auth-js'
import { expect, vi } from 'vitest'
import { mintLink, requestLink } from '../src/identity/links.sql.ts'
import { insertUser, lockUserByEmail } from '../src/identity/users.sql.ts'
import { call, consents, startTestServer } from './api.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { mailsSince, remember } from './tries.ts'

/**
 * Starts an API on this database, with the sandbox's mail server, Google, Stripe and AI.
 * @param broken a screener that fails
 */
export async function startPeopleApiOn(on: TestDatabase, more: Record<string, string> = {}, broken?: Screener) {
  const sandbox = await startSandbox({ port: 0 })
  const environment = {
    SANDBOX_PORT: new URL(sandbox.url).port,
    SMTP_URL: sandbox.smtpUrl,
    GOOGLE_ISSUER: `${sandbox.url}/google`,
    OPENAI_BASE_URL: `${sandbox.url}/openai/v1`,
    PUBLIC_URL: PUBLIC_URL,
    GUEST_LIMIT: '1000',
    ADMIN_EMAILS: 'Boss@example.test',
    ...more,
  }
  const server = await startTestServer(on.url, environment, broken)
  const forget = remember({ database: on.owner, sandboxUrl: sandbox.url })
  return {
    /** The environment for another node of the product. */
    environment,
    /** The connection of the database's owner, to whom no policy applies. */
    database: on.owner,
    databaseUrl: on.url,
    /** The database as the product uses it. */
    system: on.database,
    sandboxUrl: sandbox.url,
    server,
    url: server.url,
    authUrl: `${server.url}/api/auth/v1`,
    /** Mails before this time are another file's. */
    since: new Date().toISOString(),
    async close() {
      forget()
      await server.close()
      await sandbox.close()
    },
  }
}
export type PeopleApi = Awaited<ReturnType<typeof startPeopleApiOn>>

/** Starts an API with a database of its own. */
export async function startPeopleApi(more: Record<string, string> = {}, broken?: Screener): Promise<PeopleApi> {
  const own = await createTestDatabase()
  const api = await startPeopleApiOn(own, more, broken)
  return {
    ...api,
    async close() {
      await api.close()
      await own.drop()
    },
  }
}

/** The product's public address. Links and redirects lead there; requests go to the API's own port. */
export const PUBLIC_URL = 'http://soulsign.test'

/** The storage of a browser. */
function memoryStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

/** The real client in a new browser. It sends the guest token `guest`. */
export function newBrowser(api: PeopleApi, guest?: string) {
  const storage = memoryStorage()
  const auth = new AuthClient({
    url: api.authUrl,
    storage,
    storageKey: 'test.session',
    flowType: 'pkce',
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    ...(guest && {
      fetch: (input: RequestInfo | URL, init: RequestInit = {}) => {
        const headers = new Headers(init.headers)
        headers.set('x-guest-token', guest)
        return fetch(input, { ...init, headers })
      },
    }),
  })
  return { auth, storage }
}

interface Mail {
  subject: string
  text: string
  html: string
  links: string[]
  receivedAt: string
}

/** Returns the mails to an address, newest first. */
export async function mailsTo(api: PeopleApi, to: string): Promise<Mail[]> {
  const response = await fetch(`${api.sandboxUrl}/mail/messages?to=${encodeURIComponent(to)}`)
  return ((await response.json()) as Mail[]).filter(
    ({ receivedAt }) => receivedAt >= api.since && receivedAt >= mailsSince(),
  )
}

/** Returns the link in the newest mail to an address, once there are `count` mails. */
export async function linkFor(api: PeopleApi, email: string, count = 1): Promise<URL> {
  const mail = await vi.waitFor(
    async () => {
      const mails = await mailsTo(api, email)
      expect(mails.length).toBeGreaterThanOrEqual(count)
      return mails[0]
    },
    { timeout: 10_000 },
  )
  return new URL(mail?.links.find((link) => link.includes('token_hash')) ?? '')
}

export const tokenOf = (link: URL) => link.searchParams.get('token_hash') ?? ''

/** Skips the minute between two mails to an address. */
export const passMinute = (api: PeopleApi) =>
  api.database.query(`update mail_sends set sent_at = sent_at - interval '61 seconds'`)

/** Signs in a person by mail, in a new browser. */
export async function signInByMail(api: PeopleApi, email: string, guest?: string) {
  await passMinute(api)
  const before = (await mailsTo(api, email)).length
  const browser = newBrowser(api, guest)
  const asked = await browser.auth.signInWithOtp({ email })
  expect(asked.error).toBeNull()
  return enter(api, browser, tokenOf(await linkFor(api, email, before + 1)))
}

/** The guest that a guest token names. */
const guestIdOf = (token: string): string => JSON.parse(atob(token.split('.')[1] ?? '')).sub

/** The secret of a link that `guest` has asked for, without a mail. */
export async function mintedLinkFor(api: PeopleApi, email: string, guest?: string): Promise<string> {
  const guestId = guest ? guestIdOf(guest) : null
  const link = await api.system.asSystem(async (tx) => {
    await insertUser(tx, email)
    const user = await lockUserByEmail(tx, email)
    const kind = user?.email_confirmed_at ? 'magiclink' : 'signup'
    return mintLink(tx, await requestLink(tx, { userId: user?.id ?? '', kind, guestId }))
  })
  return link?.token ?? ''
}

/** Signs in a person in a new browser, with a link that is not mailed. */
export const signIn = async (api: PeopleApi, email: string, guest?: string) =>
  enter(api, newBrowser(api, guest), await mintedLinkFor(api, email, guest))

/** Opens a link in a browser, as a person who agrees to everything. */
async function enter(api: PeopleApi, browser: ReturnType<typeof newBrowser>, token_hash: string) {
  const { data, error } = await browser.auth.verifyOtp({ token_hash, type: 'email' })
  expect(error).toBeNull()
  if (!data.session) throw new Error('No session')
  const headers = { authorization: `Bearer ${data.session.access_token}` }
  await call(api.url, 'POST', '/api/consents', { headers, body: consents() })
  return { ...browser, session: data.session, userId: data.session.user.id }
}
