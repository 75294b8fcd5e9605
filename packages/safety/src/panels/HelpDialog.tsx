import { Dialog } from '@soulsign/ui/feedback/Dialog.tsx'
import { GroundingExercise } from './GroundingExercise.tsx'
import { Helplines } from './Helplines.tsx'
import css from './panels.module.css'
import { useSafetyTexts } from './texts.ts'

/** Helplines of the person's country, within reach on every page. */
export function HelpDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t, language } = useSafetyTexts()
  return (
    <Dialog open={open} onClose={onClose} title={t('help.title')} closeLabel={t('help.close')} lang={language}>
      <div className={css.part}>
        <p>{t('help.text')}</p>
        <Helplines />
        <GroundingExercise />
      </div>
    </Dialog>
  )
}
