import { Button } from '@soulsign/ui/actions/Button.tsx'
import { Cluster } from '@soulsign/ui/layout/Page.tsx'
import { useState } from 'react'
import css from './panels.module.css'
import { takeFocus } from './take-focus.ts'
import { useSafetyTexts } from './texts.ts'

export interface NotMeantProps {
  /** Called when the person says that the help is not about what they meant. */
  onNotMeant?: (() => void) | undefined
  /** Leads back to the form with the person's words. */
  onEdit?: (() => void) | undefined
}

/** "This isn't what I meant": one clarifying question, and the way back to one's words. The panel and its numbers stay. */
export function NotMeant({ onNotMeant, onEdit }: NotMeantProps) {
  const { t } = useSafetyTexts()
  const [stage, setStage] = useState<'closed' | 'asked' | 'yes' | 'no'>('closed')
  if (stage === 'closed') {
    return (
      <Button
        variant="quiet"
        flush="start"
        onClick={() => {
          setStage('asked')
          onNotMeant?.()
        }}
      >
        {t('notMeant.button')}
      </Button>
    )
  }
  return (
    // Created again at each stage, because the button with the focus is gone.
    <div key={stage} ref={takeFocus} tabIndex={-1} className={css.notMeant}>
      <div aria-live="polite">
        <p>{t('notMeant.question')}</p>
        {stage !== 'asked' && <p>{t(stage === 'yes' ? 'notMeant.answerYes' : 'notMeant.answerNo')}</p>}
      </div>
      {stage === 'asked' ? (
        <Cluster gap={3}>
          <Button variant="secondary" onClick={() => setStage('yes')}>
            {t('notMeant.yes')}
          </Button>
          <Button variant="secondary" onClick={() => setStage('no')}>
            {t('notMeant.no')}
          </Button>
        </Cluster>
      ) : (
        stage === 'no' && onEdit && <Button onClick={onEdit}>{t('notMeant.edit')}</Button>
      )}
    </div>
  )
}
