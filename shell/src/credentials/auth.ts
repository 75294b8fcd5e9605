import { isProblem } from '@soulsign/contracts'
import type { Session, ShellAuth } from '@soulsign/remote-kit'
import type { AuthChangeEvent, AuthClient, Session as AuthSession } from '@supabase/auth-js'
import { arrivedFromSignIn } from './address.ts'
import { SESSION_KEY } from './session-key.ts'

type Client = InstanceType<typeof AuthClient>
type Watcher = (event: AuthChangeEvent, session: AuthSession | null) => void

/** Milliseconds until another attempt to load the client for a stored session. */
const RETRY_MS = 3_000

let loading: Promise<Client> | null = null
const loaded = Promise.withResolvers<Client>()

/** Loads the sign-in client, once, and again after a failure. */
export function loadAuth(): Promise<Client> {
  loading ??= import(/* webpackChunkName: "session" */ './auth-client.ts').then(
    ({ client }) => {
      loaded.resolve(client)
      return client
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

/** Whether somebody may be signed in here. Without a stored session nobody is, and no client is needed. */
export function mayHaveSession(): boolean {
  if (loading !== null || arrivedFromSignIn()) return true
  try {
    return localStorage.getItem(SESSION_KEY) !== null
  } catch {
    return false
  }
}

/** Begins to load the client if somebody may be signed in. Its callers ask again if that fails. */
export function preloadAuth(): void {
  if (mayHaveSession()) loadAuth().catch(() => undefined)
}

/** Loads the client as soon as there is a session, in this tab or another. */
function loadForSession(): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined
  const load = () => {
    if (!mayHaveSession()) return
    loadAuth().catch(() => {
      retry = setTimeout(load, RETRY_MS)
    })
  }
  const onStorage = ({ key }: StorageEvent) => key === SESSION_KEY && load()
  window.addEventListener('storage', onStorage)
  load()
  return () => {
    clearTimeout(retry)
    window.removeEventListener('storage', onStorage)
  }
}

/**
 * Tells `watcher` of the session, once the client is loaded and whenever the session changes. A guest's page may never
 * load it.
 * @returns a function that stops it
 */
export function watchSession(watcher: Watcher): () => void {
  const stopLoading = loadForSession()
  let stop = () => {}
  let stopped = false
  void loaded.promise.then((client) => {
    if (stopped) return
    const { data } = client.onAuthStateChange(watcher)
    stop = () => data.subscription.unsubscribe()
  })
  return () => {
    stopped = true
    stopLoading()
    stop()
  }
}

/** The sign-in methods for pages. Each loads the client first. */
export const auth: ShellAuth = {
  signInWithOtp: async (...given) => (await loadAuth()).signInWithOtp(...given),
  signInWithOAuth: async (...given) => (await loadAuth()).signInWithOAuth(...given),
  verifyOtp: async (...given) => (await loadAuth()).verifyOtp(...given),
  setSession: async (...given) => (await loadAuth()).setSession(...given),
  resend: async (...given) => (await loadAuth()).resend(...given),
  updateUser: async (...given) => (await loadAuth()).updateUser(...given),
  signOut: async (...given) => (await loadAuth()).signOut(...given),
}

/** The access token to send, refreshed if it has expired; undefined for guests. */
export async function accessToken(): Promise<string | undefined> {
  if (!mayHaveSession()) return undefined
  const { data } = await (await loadAuth()).getSession()
  return data.session?.access_token
}

/** Asks the identity API about a session that the API refused; auth-js forgets it if it has ended. */
export function checkSession(error: unknown): void {
  if (isProblem(error, 'unauthorized') && mayHaveSession()) void loadAuth().then((client) => client.getUser())
}

/** The session as shell and remotes know it. */
export function toSession(session: AuthSession | null): Session {
  if (!session) return { status: 'guest' }
  const { id, email = '', email_confirmed_at: confirmedAt, user_metadata: metadata } = session.user
  const name: unknown = metadata['full_name']
  return {
    status: 'user',
    user: { id, email, name: typeof name === 'string' && name ? name : null, emailConfirmed: Boolean(confirmedAt) },
  }
}
