import { type SafetyCategory, violenceLines } from '@soulsign/contracts'
import { HelplineList, useHelplines } from './HelplineList.tsx'
import css from './panels.module.css'
import { useSafetyTexts } from './texts.ts'

/** Help for somebody whom another person hurts: what to do about an injury, then whom to call. */
export function ViolenceHelp({ category }: { category: SafetyCategory }) {
  const { t } = useSafetyTexts()
  const { country, setCountry, resources } = useHelplines(category)
  const lines = violenceLines(country || undefined, category)
  return (
    <>
      <p>{t('safeguarding.injured')}</p>
      <HelplineList
        resources={resources}
        also={lines.length > 0 ? lines : resources.filter(({ url }) => url)}
        country={country}
        onCountryChange={setCountry}
      />
      {lines.length === 0 && <p className={css.note}>{t('safeguarding.noLine')}</p>}
    </>
  )
}
