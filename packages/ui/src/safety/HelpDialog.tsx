import { Dialog } from '../feedback/Dialog.tsx'
import { GroundingExercise } from './GroundingExercise.tsx'
import { HelplineList, useHelplines } from './HelplineList.tsx'
import css from './safety.module.css'
import { useSafetyTexts } from './texts.ts'

/** Helplines of the person's country, in reach from every page. */
export function HelpDialog({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
  const { t, language } = useSafetyTexts()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('help.title')}
      closeLabel={t('help.close')}
      lang={language}
    >
      <div className={css.part}>
        <p>{t('help.text')}</p>
        <Helplines />
        <GroundingExercise />
      </div>
    </Dialog>
  )
}

/** The helplines that stand for themselves, such as on the maintenance page. */
export function Helplines() {
  const { country, setCountry, resources } = useHelplines('suicide')
  return <HelplineList resources={resources} country={country} onCountryChange={setCountry} prominent />
}
