import type { Partner } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Button, Cluster, ConfirmDialog } from '@soulsign/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ADMIN_KEY } from '../list/index.ts'

const ACTIONS = { rotate: 'rotatePartnerKey', revoke: 'revokePartner' } as const

/** Replaces the key or ends the widget, each after a confirmation. */
export function PartnerActions({ partner: { id, name } }: { partner: Partner }) {
  const { t } = useTranslation('admin')
  const { api, toast } = useShell()
  const client = useQueryClient()
  const [question, setQuestion] = useState<keyof typeof ACTIONS | null>(null)
  const change = useMutation({
    networkMode: 'always',
    mutationFn: (action: keyof typeof ACTIONS) => api.call(ACTIONS[action], { params: { id } }),
    onSuccess: (changed, action) => {
      client.setQueryData([ADMIN_KEY, 'partner', id], changed)
      toast({ title: t(`partners.${action}.done`), tone: 'success' })
    },
    onError: (_, action) =>
      toast({ title: t('error'), description: t(`partners.${action}.failed`), tone: 'destructive' }),
    onSettled: () => {
      setQuestion(null)
      return client.invalidateQueries({ queryKey: [ADMIN_KEY] })
    },
  })
  return (
    <>
      <Cluster gap={3}>
        <Button variant="secondary" onClick={() => setQuestion('rotate')}>
          {t('partners.rotate.open')}
        </Button>
        <Button variant="destructive" onClick={() => setQuestion('revoke')}>
          {t('partners.revoke.open')}
        </Button>
      </Cluster>
      {question && (
        <ConfirmDialog
          open
          onClose={() => setQuestion(null)}
          title={t(`partners.${question}.title`, { name })}
          description={<p>{t(`partners.${question}.text`)}</p>}
          confirmLabel={t(`partners.${question}.confirm`)}
          cancelLabel={t('partners.revoke.cancel')}
          busy={change.isPending}
          onConfirm={() => change.mutate(question)}
        />
      )}
    </>
  )
}
