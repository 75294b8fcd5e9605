import type { SubscriptionState } from '@soulsign/contracts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useShell } from './shell.ts'

/** Shell and remotes share it, so that they agree and ask once. Sign-out clears it with everything else. */
export const SUBSCRIPTION_KEY = ['subscription']

export interface SubscriptionView {
  /** The person's subscription; null while it loads, for guests, and after a failed check. */
  subscription: SubscriptionState | null
  /** Whether the person has access to plans. A failed check silently counts as no; the API decides anyway. */
  subscribed: boolean
  /** Whether the first answer is still loading. */
  checking: boolean
  /** Asks again and returns the new state; a failure keeps the old one. */
  refresh(): Promise<SubscriptionState | null>
}

/**
 * The signed-in person's subscription, loaded again whenever they return to this tab or window. All remotes share one
 * query.
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
    // TanStack Query only watches tabs, and a checkout in another window does not hide this one.
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
