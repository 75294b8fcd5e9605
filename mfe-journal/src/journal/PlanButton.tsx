import { ApiError, POST_PLAN_RELOAD_MS, problemType } from '@soulsign/contracts'
import { tellEntriesChanged, useShell } from '@soulsign/remote-kit'
import { useNavigate } from '@soulsign/remote-kit/router'
import { Button } from '@soulsign/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** 'Get Healing Plan'. A person without a subscription is led to the plans. */
export function PlanButton({ diagnosisId }: { diagnosisId: string }) {
  const { t } = useTranslation('journal')
  const { api, toast } = useShell()
  const navigate = useNavigate()
  const generation = useMutation({
    networkMode: 'always',
    mutationFn: () => api.call('generateHealingPlan', { body: { diagnosis_id: diagnosisId } }),
    onSuccess: () => {
      toast({ title: t('planReady'), tone: 'success' })
      setTimeout(tellEntriesChanged, POST_PLAN_RELOAD_MS)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.problem.type === problemType('subscription-needed')) {
        navigate('/subscription')
      } else {
        toast({ title: t('error'), description: t('planFailed'), tone: 'destructive' })
      }
    },
  })
  return (
    <Button variant="secondary" size="s" busy={generation.isPending} onClick={() => generation.mutate()}>
      {t(generation.isPending ? 'entry.generating' : 'entry.getPlan')}
    </Button>
  )
}
