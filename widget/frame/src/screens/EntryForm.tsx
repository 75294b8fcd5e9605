import {
  consentTexts,
  DESCRIPTION_MAX_LENGTH,
  guessLanguage,
  type Safety,
  type SafetyCategory,
} from '@soulsign/contracts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Check } from '../check/check.ts'
import type { Entry } from '../check/entry.ts'
import type { CheckState, Stage } from '../check/state.ts'
import { useFrame } from '../context.ts'
import css from '../frame.module.css'
import {
  AskCard,
  BreathingRing,
  Button,
  Card,
  ConsentFields,
  EmotionalIcon,
  Field,
  FieldGroup,
  LanguageNotice,
  PhysicalIcon,
  RadioCards,
  TextArea,
  UrgentPanel,
} from '../ui.ts'
import { AdvancedInfo } from './AdvancedInfo.tsx'
import { ClosedNotice, FailureNotice, LimitNotice } from './Notices.tsx'
import { useTitle } from './useTitle.ts'
import { YourWords } from './YourWords.tsx'

const TYPES = [
  { value: 'physical', icon: <PhysicalIcon /> },
  { value: 'mental_emotional', icon: <EmotionalIcon /> },
] as const
/** Pause in typing before a text that cannot be sent is screened, in milliseconds. */
const TYPING_PAUSE_MS = 700

interface EntryFormProps {
  entry: Entry
  setEntry(change: (entry: Entry) => Entry): void
  check: Check
  state: CheckState
  stage: Extract<Stage, { name: 'form' }>
  /** Whether the person comes from another screen. */
  arrived: boolean
  onSubmit(): void
}

export function EntryForm(props: EntryFormProps) {
  const { entry, setEntry, check, state, stage, arrived, onSubmit } = props
  const { config, texts } = useFrame()
  const { t } = texts
  const [tried, setTried] = useState(false)
  const formId = useId()
  const keepBox = useRef<HTMLInputElement>(null)
  const title = useTitle(arrived && !stage.busy)
  const { used, limitReached, consent } = state
  const unagreed = consent.asks && !consent.choice.keep
  const closed = limitReached || state.closed !== null
  const safety = useScreening(check, entry, closed || stage.failure !== null || (tried && unagreed === true))
  // Nothing is stored, so an answer counts on this screen only.
  const [calm, setCalm] = useState<SafetyCategory | null>(null)
  const helps = safety?.level === 'urgent' || (safety?.level === 'ask' && safety.category !== calm)
  const words = useRef<HTMLTextAreaElement>(null)
  const panel = { headingLevel: 2 as const, onEdit: () => words.current?.focus({ preventScroll: true }) }
  const length = entry.description.trim().length
  const tooLong = length > DESCRIPTION_MAX_LENGTH
  const unfit = length === 0 || tooLong
  const product = config.product_name
  const agreement = consentTexts(texts.language, { product, provider: config.ai_provider })

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (closed || stage.busy) return
    setTried(true)
    if (!unfit && !unagreed) onSubmit()
    else (unfit ? words : keepBox).current?.focus()
  }
  const missing = tried && length === 0 && t('descriptionEmpty')

  return (
    <div className={css.column}>
      {stage.busy && (
        <Card as="section" tone="accent">
          <BreathingRing label={t(stage.busy === 'checking' ? 'submitChecking' : 'submitGenerating')} />
        </Card>
      )}
      <div hidden={stage.busy !== null} className={css.column}>
        {stage.failure && <FailureNotice failure={stage.failure} onRetry={submit} />}
        <header>
          <h1 ref={title} tabIndex={-1}>
            {t('title')}
          </h1>
          <p className={css.lead}>{t('lead')}</p>
        </header>
        <form id={formId} noValidate onSubmit={submit} className={css.column}>
          <FieldGroup label={t('type')}>
            <RadioCards
              name="symptom_type"
              className={css.types}
              value={entry.symptom_type}
              onValueChange={(symptom_type) => setEntry((now) => ({ ...now, symptom_type }))}
              options={TYPES.map(({ value, icon }) => ({ value, icon, label: t(`types.${value}`) }))}
            />
          </FieldGroup>
          <Field
            label={t('description')}
            help={t('descriptionHelp')}
            error={tooLong ? t('descriptionTooLong', { max: DESCRIPTION_MAX_LENGTH }) : missing}
          >
            <TextArea
              ref={words}
              rows={3}
              dir="auto"
              required
              autoComplete="off"
              value={entry.description}
              onChange={({ currentTarget: { value } }) => setEntry((now) => ({ ...now, description: value }))}
            />
          </Field>
          <div role="status">
            <LanguageNotice language={guessLanguage(entry.description)} where="before" />
          </div>
        </form>
        {/* Under the words, because this screen stays where it is. Its own fields submit nothing. */}
        {safety && helps && (
          <div key={safety.category}>
            {safety.level === 'ask' ? (
              <AskCard
                {...panel}
                category={safety.category}
                onAnswer={(given) => {
                  if (given !== 'no') return
                  setCalm(safety.category)
                  panel.onEdit()
                }}
              />
            ) : (
              <UrgentPanel {...panel} category={safety.category} />
            )}
          </div>
        )}
        {/* If nothing can be sent, the notice takes the place of these fields. */}
        {!closed && <AdvancedInfo entry={entry} setEntry={setEntry} />}
        {/* Nothing is offered beside urgent help. */}
        {!helps && (limitReached ? <LimitNotice /> : state.closed && <ClosedNotice reason={state.closed} />)}
        {!closed && consent.asks && (
          <ConsentFields
            texts={agreement}
            choice={consent.choice}
            onChange={check.choose}
            missing={tried}
            boxRef={keepBox}
            note={
              config.partner
                ? t('consentNote', { product, partner: config.partner.name })
                : t('consentNoteAlone', { product })
            }
          />
        )}
        <div className={css.row}>
          <Button type="submit" form={formId} disabled={closed}>
            {t(limitReached ? 'submitLimit' : 'submit')}
          </Button>
          <p className={css.small} role="status">
            {used !== null &&
              !helps &&
              t('counter', { used: Math.min(used, config.guest_limit), limit: config.guest_limit })}
          </p>
        </div>
        {consent.asks === false && <YourWords check={check} ai={consent.choice.ai} />}
      </div>
    </div>
  )
}

/** Screens a text that cannot be sent: urgent help does not depend on a quota. */
function useScreening(check: Check, entry: Entry, enabled: boolean): Safety | null {
  const [safety, setSafety] = useState<Safety | null>(null)
  useEffect(() => {
    if (!enabled) return setSafety(null)
    let current = true
    const timer = setTimeout(async () => {
      const found = await check.screen(entry)
      if (current) setSafety(found)
    }, TYPING_PAUSE_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [check, entry, enabled])
  return safety
}
