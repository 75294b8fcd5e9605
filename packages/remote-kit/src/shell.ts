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
}

/** What a page may ask of the sign-in service: methods of auth-js's own client, which the shell holds. */
export type ShellAuth = Pick<
  InstanceType<typeof AuthClient>,
  'signInWithOtp' | 'signInWithOAuth' | 'verifyOtp' | 'resend' | 'updateUser' | 'signOut'
>

/** What the shell gives to every remote. */
export interface Shell {
  productName: string
  settings: PublicSettings
  /** Calls the API as the person (session or guest token) of this browser. */
  api: ApiClient
  session: Session
  auth: ShellAuth
  guest: {
    token(): string | null
    /** Keeps the token that the API gave, for all later visits. */
    store(token: string): void
  }
  toast(options: ToastOptions): void
  /**
   * Sets the page's title to `title · product name`, unless one is stored for the page. `discreet`: to nothing but
   * `title`, whatever is stored. Pages use `usePageTitle`.
   */
  setPageTitle(title: string, discreet?: boolean): void
}

const ShellContext = createContext<Shell | null>(null)
export const ShellProvider = ShellContext.Provider

/**
 * What the shell gives: the API client, settings, session, sign-in, guest token and toasts.
 *
 * @throws outside of the shell
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
 * Titles the page. Every page calls it once.
 *
 * @param discreet tells nothing to somebody who looks over a shoulder
 * @example
 * ```ts
 * usePageTitle(t('home.title')) // 'Dreams · Soulsign'
 * ```
 */
export function usePageTitle(title: string, discreet = false): void {
  const { setPageTitle } = useShell()
  useEffect(() => setPageTitle(title, discreet), [title, discreet, setPageTitle])
}
