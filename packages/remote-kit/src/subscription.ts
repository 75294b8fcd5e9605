import type { SubscriptionState } from '@soulsign/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useShell } from './shell.ts'

/** One for shell and remotes, so that they agree and ask once. Sign-out clears it with everything else. */
export const SUBSCRIPTION_KEY = ['subscription']

export interface SubscriptionView {
  /** What the person has; null while that is being looked up, and for a guest, and where the check failed. */
  subscription: SubscriptionState | null
  /** Whether the plans are open to the person. A failed check counts as no, silently; the API decides anyway. */
  subscribed: boolean
  /** The first answer is still on its way. */
  checking: boolean
  /** Asks again, and answers what it then is; a failure leaves what was known. */
  refresh(): Promise<SubscriptionState | null>
}

/**
 * The subscription of the signed-in person, asked again whenever the person comes back to this tab or window. All
 * remotes share one query.
 *
 * @example
 * ```tsx
 * const { subscribed, checking } = useSubscription()
 * if (!subscribed && !checking) return <Link to="/subscription">{t('subscribe')}</Link>
 * ```
 */
export function useSubscription(): SubscriptionView {
  const { api, session } = useShell()
  const client = useQueryClient()
  const isUser = session.status === 'user'
  const { data, isPending, refetch } = useQuery({
    queryKey: SUBSCRIPTION_KEY,
    queryFn: () => api.call('checkSubscription', {}),
    enabled: isUser,
    networkMode: 'always',
  })

  useEffect(() => {
    // TanStack Query sees tabs only: a checkout in a window beside this one does not hide it.
    const check = () => void client.invalidateQueries({ queryKey: SUBSCRIPTION_KEY }, { cancelRefetch: false })
    window.addEventListener('focus', check)
    return () => window.removeEventListener('focus', check)
  }, [client])

  const subscription = (isUser && data) || null
  return {
    subscription,
    subscribed: subscription?.subscribed ?? false,
    checking: session.status === 'loading' || (isUser && isPending),
    refresh: async () => (await refetch()).data ?? null,
  }
}
