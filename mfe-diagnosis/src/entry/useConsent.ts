import { answersTo, type ConsentChoice, choiceFor, consentTexts, mustAsk, NO_CONSENT } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasAgreed, rememberAgreed } from './agreed.ts'

/** What the person agrees to. It is asked once, and again when texts or provider change or the answer was taken back. */
export function useConsent() {
  const { api, session, productName, settings, toast } = useShell()
  const { t, i18n } = useTranslation('diagnosis')
  const queries = useQueryClient()
  const provider = settings.ai_provider
  const [hasAnswer] = useState(hasAgreed)
  const key = ['consents', session.status === 'user' ? session.user.id : 'guest']
  const answers = queryOptions({
    queryKey: key,
    queryFn: () => api.call('listConsents', {}),
    networkMode: 'always',
    retry: 1,
  })
  const { data } = useQuery({
    ...answers,
    enabled: session.status === 'user' || (session.status === 'guest' && hasAnswer),
  })
  const [choice, setChoice] = useState(NO_CONSENT)
  const [refused, setRefused] = useState(false)
  const stored = data ? choiceFor(provider, data) : null
  const isNew = session.status === 'guest' && !hasAnswer
  // While the answer is unknown nothing is asked: it is known before anything is sent.
  const asks = refused || (data ? mustAsk(data, provider) : isNew)

  const answer = useMutation({
    networkMode: 'always',
    mutationFn: (given: Partial<ConsentChoice>) =>
      api.call('addConsents', { body: answersTo(provider, given, 'symptom-entry') }),
    onSuccess(newest) {
      queries.setQueryData(key, newest)
      setRefused(false)
      rememberAgreed()
    },
  })
  return {
    texts: consentTexts(i18n.language, { product: productName, provider }),
    asks,
    choice,
    setChoice,
    /** What was answered before; null while it is asked or unknown. */
    stored: asks ? null : stored,
    /** Whether an entry may be sent, as soon as that is known. No if it cannot be read. */
    async permits(): Promise<boolean> {
      if (asks) return choice.keep
      return queries.ensureQueryData(answers).then(
        (known) => !mustAsk(known, provider),
        () => false,
      )
    },
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
    /** Whether there is no answer, although it was thought to be there. */
    refused,
    askAgain: () => setRefused(true),
  }
}

export type Consent = ReturnType<typeof useConsent>
