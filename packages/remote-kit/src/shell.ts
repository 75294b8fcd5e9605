import type { ApiClient, PublicSettings } from '@soulsign/contracts'
import type { AuthClient } from '@supabase/auth-js'
import { createContext, useContext, useEffect } from 'react'

export type Session =
  | { status: 'loading' }
  | { status: 'guest' }
  | { status: 'user'; user: { id: string; email: string; name: string | null; emailConfirmed: boolean } }

export interface ToastOptions {
  title: string
  description?: string
  tone?: 'default' | 'success' | 'destructive'
  /** A step that the message offers, such as Undo. */
  action?: { label: string; onAction(): void }
  /** Takes the message away when it is aborted. A message with an action then stays until it is. */
  until?: AbortSignal
}

/** The sign-in methods that pages may call, of the shell's auth-js client. */
export type ShellAuth = Pick<
  InstanceType<typeof AuthClient>,
  'signInWithOtp' | 'signInWithOAuth' | 'verifyOtp' | 'setSession' | 'resend' | 'updateUser' | 'signOut'
>

/** The services of the shell for every remote. */
export interface Shell {
  productName: string
  settings: PublicSettings
  /** Calls the API with this browser's session or guest token. */
  api: ApiClient
  session: Session
  auth: ShellAuth
  guest: {
    token(): string | null
    /** Stores the API's token for later visits. */
    store(token: string): void
  }
  toast(options: ToastOptions): void
  /**
   * Sets the page's title to `title · product name`, unless one is stored for the page. If `discreet`, sets it to
   * `title` alone. Pages use `usePageTitle`.
   */
  setPageTitle(title: string, discreet?: boolean): void
}

const ShellContext = createContext<Shell | null>(null)
export const ShellProvider = ShellContext.Provider

/**
 * The services of the shell: API client, settings, session, sign-in, guest token and toasts.
 *
 * @throws outside the shell
 * @example
 * ```ts
 * const { api, session } = useShell()
 * const entries = useQuery({ queryKey: ['entries'], queryFn: () => api.call('listSymptoms', { query: {} }) })
 * ```
 */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell needs a ShellProvider above it: the page is not inside the shell.')
  return shell
}

/**
 * Sets the page's title. Every page calls it once.
 *
 * @param discreet reveals nothing to someone who looks over the person's shoulder
 * @example
 * ```ts
 * usePageTitle(t('home.title')) // 'Dreams · Soulsign'
 * ```
 */
export function usePageTitle(title: string, discreet = false): void {
  const { setPageTitle } = useShell()
  useEffect(() => setPageTitle(title, discreet), [title, discreet, setPageTitle])
}
