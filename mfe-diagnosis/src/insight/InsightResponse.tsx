import type { InsightResponse as Response, SymptomWithDiagnosis } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Button, Cluster } from '@soulsign/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { entryOptions, generationOptions } from '../insight-generation.ts'
import css from './Insight.module.css'

/** Asks whether an insight speaks to the person. The first 'not mine' has another one written. */
export function InsightResponse({ entry }: { entry: SymptomWithDiagnosis }) {
  const { t } = useTranslation('diagnosis')
  const { api, toast } = useShell()
  const client = useQueryClient()
  const { queryKey } = entryOptions(api, entry.id)
  const respond = useMutation({
    networkMode: 'always',
    mutationFn: (response: Response) => api.call('respondToInsight', { params: { id: entry.id }, body: { response } }),
    onSuccess({ response, rewriting }) {
      if (rewriting) client.removeQueries({ queryKey: generationOptions(api, entry.id).queryKey })
      client.setQueryData(
        queryKey,
        (known) =>
          known && {
            ...known,
            ...(rewriting ? { diagnosis: null, response: null, can_rewrite: false } : { response }),
          },
      )
    },
    onError: () => toast({ title: t('toasts.errorTitle'), description: t('response.failed'), tone: 'destructive' }),
  })
  const { response, can_rewrite: again } = entry
  return (
    <section className={css.screenOnly} aria-labelledby="response-title">
      <h3 id="response-title" className={css.responseTitle}>
        {t('response.title')}
      </h3>
      <Cluster>
        {(['speaks', 'not-mine'] as const).map((choice) => (
          <Button
            key={choice}
            variant="secondary"
            aria-pressed={response === choice}
            busy={respond.isPending && respond.variables === choice}
            onClick={() => respond.mutate(choice)}
          >
            {t(`response.${choice}`)}
          </Button>
        ))}
      </Cluster>
      <p role="status" className={css.said}>
        {response ? t(`response.said.${response}`) : again && t('response.hint')}
      </p>
    </section>
  )
}
