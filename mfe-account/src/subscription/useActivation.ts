import { ApiError, POST_PAYMENT_REDIRECT_MS } from '@soulsign/contracts'
import { SUBSCRIPTION_KEY, useShell } from '@soulsign/remote-kit'
import { useNavigate } from '@soulsign/remote-kit/router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetWanted, wantedEntry } from './wanted-entry.ts'

const NETWORK_RETRIES = 2

/**
 * Has the payment of a checkout verified, then shows the plan. It is a query, so one visit asks once, however often
 * React mounts the page. The API says `activated` to only one caller, who is welcomed.
 */
export function useActivation(sessionId: string) {
  const { t } = useTranslation('account')
  const { api, toast } = useShell()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isSuccess, isFetching, error, errorUpdatedAt, refetch } = useQuery({
    queryKey: ['account', 'payment', sessionId],
    queryFn: async () => {
      const { success, activated } = await api.call('verifyPayment', { body: { session_id: sessionId } })
      if (activated) toast({ title: t('subscription.welcome'), tone: 'success' })
      void client.invalidateQueries({ queryKey: SUBSCRIPTION_KEY })
      return success
    },
    // The API has already retried if its payment provider did not answer.
    retry: (count, cause) => count < NETWORK_RETRIES && !(cause instanceof ApiError),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  })

  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(() => {
      const entryId = wantedEntry()
      forgetWanted()
      const query = new URLSearchParams({ session_id: sessionId, ...(entryId && { symptom_id: entryId }) })
      void navigate(`/healing-plan?${query}`, { replace: true })
    }, POST_PAYMENT_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, sessionId, navigate])

  const told = useRef(0)
  useEffect(() => {
    if (errorUpdatedAt === told.current) return
    told.current = errorUpdatedAt
    toast({
      title: t('subscription.failed.toast'),
      description: t('subscription.failed.support'),
      tone: 'destructive',
    })
  }, [errorUpdatedAt, toast, t])

  return { failed: !isSuccess && !isFetching, error, retry: () => void refetch() }
}
