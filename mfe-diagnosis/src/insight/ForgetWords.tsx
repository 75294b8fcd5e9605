import { useShell } from '@soulsign/remote-kit'
import { useNavigate } from '@soulsign/remote-kit/router'
import { Button, ConfirmDialog } from '@soulsign/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clearDraft } from '../entry/draft.ts'
import css from './Insight.module.css'

/** Lets a guest delete everything that this browser has sent. */
export function ForgetWords() {
  const { t } = useTranslation('diagnosis')
  const { api, toast } = useShell()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const forget = useMutation({
    networkMode: 'always',
    mutationFn: () => api.call('deleteWritings', {}),
    async onSuccess() {
      clearDraft()
      await navigate('/symptom-entry', { replace: true })
      queries.clear()
      toast({ title: t('forget.done'), tone: 'success' })
    },
    onError: () => toast({ title: t('toasts.errorTitle'), description: t('forget.failed'), tone: 'destructive' }),
  })
  return (
    <div className={css.forget}>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('forget.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('forget.title')}
        description={t('forget.text')}
        confirmLabel={t('forget.confirm')}
        cancelLabel={t('forget.cancel')}
        busy={forget.isPending}
        onConfirm={() => forget.mutate()}
      />
    </div>
  )
}
