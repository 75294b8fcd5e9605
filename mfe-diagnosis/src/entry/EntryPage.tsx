import { usePageTitle, useShell } from '@soulsign/remote-kit'
import {
  Button,
  type ButtonProps,
  Card,
  ConsentFields,
  Page,
  PageHeader,
  Stack,
  useLater,
  WriterLine,
} from '@soulsign/ui'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useGuestAccess } from '../guest/access.ts'
import { GuestBanner, LimitAlert } from '../guest/GuestNotices.tsx'
import { AdvancedPanel } from './AdvancedPanel.tsx'
import { DRAFT_KEY } from './draft.ts'
import css from './EntryPage.module.css'
import type { EntryValues } from './entry-form.ts'
import { resolveEntry } from './resolve-entry.ts'
import { SymptomFields } from './SymptomFields.tsx'
import { useSentWords } from './sent.ts'
import { TipsCard } from './TipsCard.tsx'
import { useConsent } from './useConsent.ts'
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

const isEmpty = (words: string) => words.trim() === ''

/** The form's button. Apart from the page, so that the first character does not render all of it. */
function SubmitButton({ disabled, ...props }: Pick<ButtonProps, 'busy' | 'unavailable' | 'disabled' | 'children'>) {
  const { control } = useFormContext<EntryValues>()
  const empty = useWatch({ control, name: 'description', compute: isEmpty })
  return <Button type="submit" disabled={empty || disabled} className={css.submit} {...props} />
}

export function EntryPage() {
  const { t } = useTranslation('diagnosis')
  usePageTitle(t('entry.title'))
  const { session } = useShell()
  useSentWords()
  const form: EntryFormApi = useForm({ resolver: resolveEntry, defaultValues: initialValues() })
  const draft = useDraft(form)
  const access = useGuestAccess()
  const consent = useConsent()
  const { stage, failed, submit } = useSubmission(form, draft, access, consent)
  const limitReached = access?.limitReached ?? false
  const [tried, setTried] = useState(false)
  const [askedLast, setAskedLast] = useState(false)
  // Consent that is given while the entry is sent stays in sight: the button below it must not move under the thumb.
  const asks = consent.asks || (askedLast && stage !== 'idle')
  const keepBox = useRef<HTMLInputElement>(null)
  const unagreed = consent.asks && !consent.choice.keep
  const screening = useScreening(form, limitReached || failed || (tried && unagreed))
  const urgent = screening.safety?.level === 'urgent'
  const helps = urgent || screening.safety?.level === 'ask'
  const later = useLater(() => import('../safety/SafetyNotice.tsx'), helps)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (limitReached) screening.settle()
    else if (unagreed && !isEmpty(form.getValues('description'))) {
      setTried(true)
      keepBox.current?.focus()
    } else {
      setAskedLast(consent.asks)
      void submit()
    }
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
          <form
            noValidate
            data-kept={DRAFT_KEY}
            onSubmit={onSubmit}
            onKeyDown={submitByKeyboard}
            onBlur={screening.settle}
          >
            <Stack gap={6}>
              {access && !helps && limitReached && <LimitAlert />}
              <SymptomFields />
              <AdvancedPanel />
              {asks && !limitReached && (
                <Card tone="soft">
                  <ConsentFields
                    texts={consent.texts}
                    choice={consent.choice}
                    onChange={consent.setChoice}
                    missing={tried || consent.refused}
                    boxRef={keepBox}
                  />
                </Card>
              )}
              <SubmitButton busy={stage !== 'idle'} unavailable={limitReached} disabled={session.status === 'loading'}>
                {t(limitReached ? 'entry.submitLimit' : SUBMIT_LABELS[stage])}
              </SubmitButton>
              {consent.stored && !asks && (
                <WriterLine
                  texts={consent.texts}
                  ai={consent.stored.ai}
                  busy={consent.changing}
                  onChange={consent.letAiWrite}
                />
              )}
              {access && !helps && !limitReached && <GuestBanner used={access.used} />}
            </Stack>
          </form>
        </FormProvider>
        <TipsCard />
      </div>
    </Page>
  )
}
