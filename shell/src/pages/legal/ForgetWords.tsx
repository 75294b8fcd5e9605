import { useShell } from '@soulsign/remote-kit'
import { Button, ConfirmDialog } from '@soulsign/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetDrafts } from '../../session/drafts.ts'

/** Lets a guest delete everything that this browser has sent. Signed-in people have it in their account. */
export function ForgetWords() {
  const { t } = useTranslation('legal')
  const { api, session, guest, toast } = useShell()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const forget = useMutation({
    networkMode: 'always',
    mutationFn: () => api.call('deleteWritings', {}),
    onSuccess() {
      forgetDrafts()
      queries.clear()
      setAsking(false)
      toast({ title: t('forget.done'), tone: 'success' })
    },
    onError: () => toast({ title: t('forget.failed'), tone: 'destructive' }),
  })
  if (session.status !== 'guest' || !guest.token()) return null
  return (
    <div>
      <Button variant="secondary" onClick={() => setAsking(true)}>
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
