import { CONSENT_TEXT_VERSION } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Button, Stack } from '@soulsign/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import css from './your-data.module.css'

const KEY = ['consents']

/** Whether an AI may write and read along; switched off as easily as on. */
export function ConsentPart() {
  const { t } = useTranslation('account')
  const { api, toast } = useShell()
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: KEY, queryFn: () => api.call('listConsents', {}) })
  const allowed = data?.find(({ purpose }) => purpose === 'ai')?.given ?? true
  const change = useMutation({
    networkMode: 'always',
    mutationFn: (given: boolean) =>
      api.call('addConsent', {
        body: { purpose: 'ai', given, text_version: CONSENT_TEXT_VERSION, place: 'account' },
      }),
    onSuccess: (newest) => queries.setQueryData(KEY, newest),
    onError: () => toast({ title: t('data.ai.failed'), tone: 'destructive' }),
  })
  return (
    <Stack gap={3}>
      <h4 id="data-ai">{t('data.ai.title')}</h4>
      <p className={css.note}>{t('data.ai.text')}</p>
      <p role="status">{data && t(allowed ? 'data.ai.on' : 'data.ai.off')}</p>
      {data && (
        <div>
          <Button variant="secondary" busy={change.isPending} onClick={() => change.mutate(!allowed)}>
            {t(allowed ? 'data.ai.switchOff' : 'data.ai.switchOn')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
