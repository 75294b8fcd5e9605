import { Button } from '@soulsign/ui/actions/Button.tsx'
import { Cluster } from '@soulsign/ui/layout/Page.tsx'
import { useState } from 'react'
import css from './panels.module.css'
import { useSafetyTexts } from './texts.ts'

/** "This isn't what I meant": one clarifying question. The panel and its numbers stay. */
export function NotMeant() {
  const { t } = useSafetyTexts()
  const [stage, setStage] = useState<'closed' | 'asked' | 'yes' | 'no'>('closed')
  if (stage === 'closed') {
    return (
      <Button variant="quiet" onClick={() => setStage('asked')}>
        {t('notMeant.button')}
      </Button>
    )
  }
  return (
    <div className={css.notMeant} aria-live="polite">
      <p>{t('notMeant.question')}</p>
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
        <p>{t(stage === 'yes' ? 'notMeant.answerYes' : 'notMeant.answerNo')}</p>
      )}
    </div>
  )
}
