import { type SafetyCategory, urgentPanelKind } from '@soulsign/contracts'
import { useId } from 'react'
import { HelplineList, linesFirst, useHelplines } from './HelplineList.tsx'
import css from './panels.module.css'
import { QuickExit } from './QuickExit.tsx'
import { useSafetyTexts } from './texts.ts'
import { ViolenceHelp } from './ViolenceHelp.tsx'

const OWN_TEXTS = ['medication', 'eating_disorder', 'see_doctor_soon'] as const

function textOf(category: SafetyCategory) {
  const own = OWN_TEXTS.find((each) => each === category)
  return own ?? (urgentPanelKind(category) === 'medical' ? 'attention' : 'support')
}

/** The calm card above an insight, with advice and people to talk to. */
export function SupportCard({ category }: { category: SafetyCategory }) {
  const { t, language } = useSafetyTexts()
  const { country, setCountry, resources } = useHelplines(category)
  const lines = linesFirst(resources)
  const kind = urgentPanelKind(category)
  // Illness needs no line to talk to.
  const talks = kind === 'crisis' || category === 'eating_disorder'
  const titleId = useId()
  return (
    <section lang={language} aria-labelledby={titleId} className={css.card}>
      {kind === 'safeguarding' && <QuickExit />}
      <h2 id={titleId} className={css.cardTitle}>
        {t('card.title')}
      </h2>
      <p>{t(`card.${textOf(category)}`)}</p>
      {kind === 'safeguarding' && <ViolenceHelp category={category} />}
      {talks && (
        <HelplineList resources={lines} also={lines.slice(0, 1)} country={country} onCountryChange={setCountry} />
      )}
    </section>
  )
}
