import { ApiError, isProblem, POST_PLAN_RELOAD_MS } from '@soulsign/contracts'
import { follow } from '@soulsign/contracts/flow'
import { tellEntriesChanged, useShell } from '@soulsign/remote-kit'
import { useNavigate } from '@soulsign/remote-kit/router'
import { Button } from '@soulsign/ui'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { JOURNAL_KEY } from './useJournal.ts'

/** Retries without a network. */
const OFFLINE_RETRIES = 3

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** 'Get Healing Plan', busy if it is being `written` already. It leads people without a subscription to the offers. */
export function PlanButton({ entryId, insightId, written }: { entryId: string; insightId: string; written: boolean }) {
  const { t } = useTranslation('journal')
  const { api, toast } = useShell()
  const navigate = useNavigate()
  const client = useQueryClient()
  const mutationKey = [...JOURNAL_KEY, 'plan', insightId]
  const { mutate } = useMutation({
    mutationKey,
    networkMode: 'always',
    mutationFn: async () => {
      for await (const { event } of follow(() => api.streamHealingPlan({ diagnosis_id: insightId }))) {
        if (event === 'done') return
      }
    },
    retry: (count, error) => count < OFFLINE_RETRIES && !(error instanceof ApiError) && !navigator.onLine,
    // The button is busy until the list has the plan.
    onSuccess: async () => {
      toast({ title: t('planReady'), tone: 'success' })
      await pause(POST_PLAN_RELOAD_MS)
      await client.invalidateQueries({ queryKey: JOURNAL_KEY })
      tellEntriesChanged()
    },
    onError: (error) => {
      // The list may show it as being written.
      void client.invalidateQueries({ queryKey: JOURNAL_KEY })
      if (isProblem(error, 'subscription-needed')) navigate(`/subscription?symptom_id=${entryId}`)
      else toast({ title: t('error'), description: t('planFailed'), tone: 'destructive' })
    },
  })
  // By insight, not by button: the writing goes on when the card is scrolled out of the document.
  const busy = useIsMutating({ mutationKey }) > 0 || written
  return (
    <Button variant="quiet" busy={busy} onClick={() => mutate()}>
      {t(busy ? 'entry.generating' : 'entry.getPlan')}
    </Button>
  )
}
