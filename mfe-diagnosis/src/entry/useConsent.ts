import { answersOf, type ConsentChoice, choiceOf, consentTexts, NO_CONSENT } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasAgreed, rememberAgreed } from './agreed.ts'

/** What the person agrees to. It is asked once, and again when the texts change or the answer was taken back. */
export function useConsent() {
  const { api, session, productName, settings, toast } = useShell()
  const { t, i18n } = useTranslation('diagnosis')
  const queries = useQueryClient()
  const [hasAnswer] = useState(hasAgreed)
  const key = ['consents', session.status === 'user' ? session.user.id : 'guest']
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => api.call('listConsents', {}),
    enabled: session.status === 'user' || (session.status === 'guest' && hasAnswer),
    retry: 1,
  })
  const [choice, setChoice] = useState(NO_CONSENT)
  const [refused, setRefused] = useState(false)
  const stored = data ? choiceOf(data) : null
  const isNew = session.status === 'guest' && !hasAnswer
  // While the answer is unknown nothing is asked: the API knows, and refuses if it has none.
  const asks = refused || (data ? stored === null : isNew)

  const answer = useMutation({
    networkMode: 'always',
    mutationFn: (given: Partial<ConsentChoice>) => api.call('addConsents', { body: answersOf(given, 'symptom-entry') }),
    onSuccess(newest) {
      queries.setQueryData(key, newest)
      setRefused(false)
      rememberAgreed()
    },
  })
  return {
    texts: consentTexts(i18n.language, { product: productName, provider: settings.ai_provider }),
    asks,
    choice,
    setChoice,
    /** What was answered before; null while it is asked or unknown. */
    stored: asks ? null : stored,
    /** Sends what is ticked, if it is asked. */
    async give() {
      if (asks) await answer.mutateAsync(choice)
    },
    changing: answer.isPending,
    /** Changes who writes from now on, and what is being written at this moment. */
    letAiWrite: (ai: boolean) =>
      answer.mutate(
        { ai },
        {
          onError: () =>
            toast({ title: t('toasts.errorTitle'), description: t('entry.writerFailed'), tone: 'destructive' }),
        },
      ),
    /** Whether the API knows of no answer, although it was thought to. */
    refused,
    askAgain: () => setRefused(true),
  }
}

export type Consent = ReturnType<typeof useConsent>
