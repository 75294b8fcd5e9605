import { SAFETY_ANSWERS, type SafetyAnswer, type SafetyCategory, urgentPanelKind } from '@soulsign/contracts'
import { Button } from '@soulsign/ui/actions/Button.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { HelplineList, useHelplines } from './HelplineList.tsx'
import css from './panels.module.css'
import { QuickExit } from './QuickExit.tsx'
import { takeFocus } from './take-focus.ts'
import { useSafetyTexts } from './texts.ts'
import { UrgentPanel, type UrgentPanelProps } from './UrgentPanel.tsx'
import { ViolenceHelp } from './ViolenceHelp.tsx'

interface AskCardProps extends UrgentPanelProps {
  /** Called with each answer. Rejects if it could not be sent: 'no' can then be given again. */
  onAnswer(answer: SafetyAnswer): Promise<void> | void
  /** Whether the question is answered already, for example in another tab, and not with no. */
  urgent?: boolean
}

/**
 * A calm card with one question, and help above it. Yes and not sure open the urgent panel at once; what `no` leads to is
 * the page's matter.
 */
export function AskCard({ onAnswer, urgent = false, ...panel }: AskCardProps) {
  const { category, headingLevel = 1 } = panel
  const { t, language } = useSafetyTexts()
  const [given, setGiven] = useState<SafetyAnswer | null>(null)
  const [failed, setFailed] = useState(false)
  const card = useRef<HTMLElement>(null)
  const [titleId, questionId] = [useId(), useId()]
  useEffect(() => takeFocus(card.current), [])

  async function answer(next: SafetyAnswer) {
    setGiven(next)
    setFailed(false)
    try {
      await onAnswer(next)
    } catch {
      // Help needs no connection; only the calm answer waits for one.
      if (next !== 'no') return
      setGiven(null)
      setFailed(true)
    }
  }

  if (urgent || given === 'yes' || given === 'unsure') return <UrgentPanel {...panel} />
  const safeguarding = urgentPanelKind(category) === 'safeguarding'
  const Heading = `h${headingLevel}` as const
  return (
    <section
      ref={card}
      tabIndex={-1}
      lang={language}
      aria-labelledby={titleId}
      aria-describedby={questionId}
      className={css.card}
    >
      {safeguarding && <QuickExit />}
      <Heading id={titleId} className={css.cardTitle}>
        {t('ask.title')}
      </Heading>
      <p>{t(safeguarding ? 'ask.safeguarding' : 'ask.medical')}</p>
      {safeguarding ? <ViolenceHelp category={category} /> : <MedicalHelp category={category} />}
      <fieldset className={css.question}>
        <legend id={questionId} className={css.lead}>
          {t('ask.question')}
        </legend>
        <div className={css.answers}>
          {SAFETY_ANSWERS.map((each) => (
            <Button key={each} variant="secondary" busy={given === each} onClick={() => void answer(each)}>
              {t(`ask.${each}`)}
            </Button>
          ))}
        </div>
        {failed && <p role="alert">{t('ask.failed')}</p>}
      </fieldset>
    </section>
  )
}

function MedicalHelp({ category }: { category: SafetyCategory }) {
  const { country, setCountry, resources } = useHelplines(category)
  return <HelplineList resources={resources} country={country} onCountryChange={setCountry} />
}
