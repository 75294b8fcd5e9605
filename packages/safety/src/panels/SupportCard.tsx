import type { SafetyCategory } from '@soulsign/contracts'
import { useId } from 'react'
import { HelplineList, linesFirst, useHelplines } from './HelplineList.tsx'
import css from './panels.module.css'
import { QuickExit } from './QuickExit.tsx'
import { useSafetyTexts } from './texts.ts'
import { ViolenceHelp } from './ViolenceHelp.tsx'

const ABUSE: readonly SafetyCategory[] = ['abuse_adult', 'abuse_child']
/** Categories whose card needs no numbers. */
const WITHOUT_NUMBERS: readonly SafetyCategory[] = ['medication', 'see_doctor_soon']

function textOf(category: SafetyCategory) {
  if (category === 'medication' || category === 'eating_disorder' || category === 'see_doctor_soon') return category
  return ABUSE.includes(category) ? 'support' : 'attention'
}

/** The calm card above an insight, with advice and people to talk to. */
export function SupportCard({ category }: { category: SafetyCategory }) {
  const { t, language } = useSafetyTexts()
  const { country, setCountry, resources } = useHelplines(category)
  const lines = linesFirst(resources)
  const isAbuse = ABUSE.includes(category)
  const titleId = useId()
  return (
    <section lang={language} aria-labelledby={titleId} className={css.card}>
      {isAbuse && <QuickExit />}
      <h2 id={titleId} className={css.cardTitle}>
        {t('card.title')}
      </h2>
      <p>{t(`card.${textOf(category)}`)}</p>
      {isAbuse && <ViolenceHelp category={category} />}
      {!isAbuse && !WITHOUT_NUMBERS.includes(category) && (
        <HelplineList resources={lines} also={lines.slice(0, 1)} country={country} onCountryChange={setCountry} />
      )}
    </section>
  )
}
