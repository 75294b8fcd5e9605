import { ApiError, isProblem } from '@soulsign/contracts'
import { submitEntry } from '@soulsign/contracts/flow'
import { tellEntriesChanged, useShell } from '@soulsign/remote-kit'
import { useNavigate } from '@soulsign/remote-kit/router'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GuestAccess } from '../guest/access.ts'
import { entryOptions, startGeneration } from '../insight-generation.ts'
import { failureText } from '../problems.ts'
import { recorded } from '../recorded.ts'
import { toNewSymptom } from './entry-form.ts'
import { rememberSent } from './sent.ts'
import { showServerErrors } from './server-errors.ts'
import type { Consent } from './useConsent.ts'
import type { DraftKeeper, EntryFormApi } from './useDraft.ts'

export type SubmissionStage = 'idle' | 'checking' | 'generating'

/** Sends the form, one submission at a time, and opens the insight's page when its generation has started. */
export function useSubmission(form: EntryFormApi, draft: DraftKeeper, access: GuestAccess | null, consent: Consent) {
  const { t } = useTranslation('diagnosis')
  const { api, toast } = useShell()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [stage, setStage] = useState<SubmissionStage>('idle')
  const [failed, setFailed] = useState(false)
  const running = useRef(false)

  const error = (description: string) => toast({ title: t('toasts.errorTitle'), description, tone: 'destructive' })

  const send = form.handleSubmit(
    async (entry) => {
      setStage('checking')
      if (!(await consent.permits())) {
        consent.askAgain()
        setStage('idle')
        return
      }
      const submission = await submitEntry(toNewSymptom(entry), draft.attempt(), {
        reserve: access?.reserve ?? null,
        async store(body) {
          await consent.give()
          return api.call('createSymptom', { body })
        },
        generate: (symptom) => startGeneration(client, api, symptom.id),
        onProgress: draft.remember,
        onAccess: () => setStage('generating'),
        onRecorded: () =>
          toast(recorded({ title: t('toasts.recordedTitle'), description: t('toasts.recordedText'), tone: 'success' })),
      })
      setFailed(submission.outcome !== 'accepted')
      switch (submission.outcome) {
        case 'accepted': {
          const { symptom } = submission
          const { level } = symptom.safety ?? {}
          if (level === 'urgent' || level === 'ask') {
            rememberSent(symptom.id, form.getValues())
            // The reservation was given back.
            access?.refresh()
          }
          draft.forget()
          tellEntriesChanged()
          client.setQueryData(entryOptions(api, symptom.id).queryKey, { ...symptom, diagnosis: null })
          await navigate(`/diagnosis/${symptom.id}`)
          return
        }
        case 'limit-reached':
          access?.close()
          break
        case 'access-failed':
          error(failureText(submission.error, t(navigator.onLine ? 'toasts.trackingText' : 'toasts.offlineText')))
          break
        case 'failed':
          if (isProblem(submission.error, 'consent-needed')) {
            consent.askAgain()
            break
          }
          if (submission.error instanceof ApiError) showServerErrors(form, submission.error.problem)
          error(failureText(submission.error, t(navigator.onLine ? 'toasts.processText' : 'toasts.offlineText')))
      }
      setStage('idle')
    },
    (errors) => {
      if (errors.description?.type === 'too_small')
        toast({ title: t('toasts.emptyTitle'), description: t('toasts.emptyText'), tone: 'destructive' })
    },
  )

  const submit = async () => {
    if (running.current || access?.limitReached) return
    running.current = true
    try {
      await send()
    } finally {
      running.current = false
    }
  }
  return { stage, failed, submit }
}
