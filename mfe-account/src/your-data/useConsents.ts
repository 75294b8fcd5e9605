import { answersTo, type ConsentChoice, choiceFor, consentTexts } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** What the person agreed to, for each part of the page that shows or needs it. */
export function useConsents() {
  const { i18n } = useTranslation('account')
  const { api, session, productName, settings } = useShell()
  const queries = useQueryClient()
  const provider = settings.ai_provider
  const options = queryOptions({
    queryKey: ['consents', session.status === 'user' && session.user.id],
    queryFn: () => api.call('listConsents', {}),
  })
  const { data, isError, isPaused, isFetching } = useQuery(options)
  return {
    texts: consentTexts(i18n.language, { product: productName, provider }),
    /** Null if nothing of the person may be kept, undefined while that is unknown. */
    choice: data && choiceFor(provider, data),
    isError,
    isPaused,
    isFetching,
    async give(choice: Partial<ConsentChoice>, place: string) {
      queries.setQueryData(
        options.queryKey,
        await api.call('addConsents', { body: answersTo(provider, choice, place) }),
      )
    },
    /** Reads the answers again, because they are not what they were. */
    refresh: () => queries.invalidateQueries({ queryKey: options.queryKey }),
  }
}
