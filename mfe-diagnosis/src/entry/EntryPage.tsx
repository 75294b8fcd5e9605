import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Button, Page, PageHeader, Stack, useLater } from '@soulsign/ui'
import type { FormEvent, KeyboardEvent } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useGuestAccess } from '../guest/access.ts'
import { GuestBanner, LimitAlert } from '../guest/GuestNotices.tsx'
import { AdvancedPanel } from './AdvancedPanel.tsx'
import css from './EntryPage.module.css'
import { resolveEntry } from './resolve-entry.ts'
import { SymptomFields } from './SymptomFields.tsx'
import { useSentWords } from './sent.ts'
import { TipsCard } from './TipsCard.tsx'
import { type EntryFormApi, initialValues, useDraft } from './useDraft.ts'
import { useScreening } from './useScreening.ts'
import { useSubmission } from './useSubmission.ts'

const SUBMIT_LABELS = {
  idle: 'entry.submit',
  checking: 'entry.submitChecking',
  generating: 'entry.submitGenerating',
} as const

/** Submits by keyboard, because a disabled button blocks the browser's own submission by Enter. */
function submitByKeyboard(event: KeyboardEvent<HTMLFormElement>) {
  const { target, key, ctrlKey, metaKey, currentTarget } = event
  if (key !== 'Enter' || event.nativeEvent.isComposing) return
  const inLine = target instanceof HTMLInputElement && target.role !== 'combobox'
  const inArea = target instanceof HTMLTextAreaElement && (ctrlKey || metaKey)
  if (!inLine && !inArea) return
  event.preventDefault()
  currentTarget.requestSubmit()
}

export function EntryPage() {
  const { t } = useTranslation('diagnosis')
  usePageTitle(t('entry.title'))
  const { session } = useShell()
  useSentWords()
  const form: EntryFormApi = useForm({ resolver: resolveEntry, defaultValues: initialValues() })
  const draft = useDraft(form)
  const access = useGuestAccess()
  const { stage, failed, submit } = useSubmission(form, draft, access)
  const limitReached = access?.limitReached ?? false
  const screening = useScreening(form, limitReached || failed)
  const urgent = screening.safety?.level === 'urgent'
  const helps = urgent || screening.safety?.level === 'ask'
  const later = useLater(() => import('../safety/SafetyNotice.tsx'), helps)
  const empty = form.watch('description').trim() === ''

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (limitReached) screening.settle()
    else void submit()
  }

  return (
    <Page width="wide">
      {later && screening.safety && helps && (
        <div className={css.help}>
          <later.SafetyNotice
            key={screening.safety.category}
            safety={screening.safety}
            headingLevel={2}
            onAnswer={(given) => {
              screening.answer(given)
              // The card is gone.
              if (given === 'no') form.setFocus('description')
            }}
            onEdit={() => form.setFocus('description')}
          />
        </div>
      )}
      <PageHeader title={t('entry.title')} lead={t('entry.lead')} className={css.head} />
      <div className={css.columns}>
        <FormProvider {...form}>
          <form noValidate onSubmit={onSubmit} onKeyDown={submitByKeyboard} onBlur={screening.settle}>
            <Stack gap={6}>
              {access && !helps && limitReached && <LimitAlert />}
              <SymptomFields />
              <AdvancedPanel />
              <Button
                type="submit"
                busy={stage !== 'idle'}
                disabled={empty || limitReached || session.status === 'loading'}
                className={css.submit}
              >
                {t(limitReached ? 'entry.submitLimit' : SUBMIT_LABELS[stage])}
              </Button>
              {access && !helps && !limitReached && <GuestBanner used={access.used} />}
            </Stack>
          </form>
        </FormProvider>
        <TipsCard />
      </div>
    </Page>
  )
}
