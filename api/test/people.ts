import { startSandbox } from '@soulsign/sandbox'
import { AuthClient } from '@supabase/auth-js'
import { expect, vi } from 'vitest'
import { startTestServer } from './api.ts'
import { createTestDatabase } from './database.ts'

/** Starts an API with its own database and the sandbox's mail server and Google. */
export async function startPeopleApi(more: Record<string, string> = {}) {
  const database = await createTestDatabase()
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
  const server = await startTestServer(database.url, environment)
  return {
    /** The environment for another node of the product. */
    environment,
    database: database.owner,
    databaseUrl: database.url,
    sandboxUrl: sandbox.url,
    server,
    url: server.url,
    authUrl: `${server.url}/api/auth/v1`,
    async close() {
      await server.close()
      await sandbox.close()
      await database.drop()
    },
  }
}
export type PeopleApi = Awaited<ReturnType<typeof startPeopleApi>>

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
}

/** Returns the mails to an address, newest first. */
export const mailsTo = async (api: PeopleApi, to: string): Promise<Mail[]> =>
  (await fetch(`${api.sandboxUrl}/mail/messages?to=${encodeURIComponent(to)}`)).json() as Promise<Mail[]>

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
export async function signIn(api: PeopleApi, email: string, guest?: string) {
  await passMinute(api)
  const before = (await mailsTo(api, email)).length
  const browser = newBrowser(api, guest)
  const asked = await browser.auth.signInWithOtp({ email })
  expect(asked.error).toBeNull()
  const link = await linkFor(api, email, before + 1)
  const { data, error } = await browser.auth.verifyOtp({ token_hash: tokenOf(link), type: 'email' })
  expect(error).toBeNull()
  if (!data.session) throw new Error('No session')
  return { ...browser, session: data.session, userId: data.session.user.id }
}
