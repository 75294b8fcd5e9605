import { Button } from '@soulsign/ui/actions/Button.tsx'
import { useEffect, useRef } from 'react'
import css from './panels.module.css'
import { useSafetyTexts } from './texts.ts'

/** An everyday page that says nothing about the one before it. */
const NEUTRAL_PAGE = 'https://www.wikipedia.org/'
/** Two presses of Esc within this time leave, in milliseconds. */
const DOUBLE_PRESS_MS = 600

/** Leaves at once, without a history entry that leads back. */
function leave() {
  document.title = 'Wikipedia'
  document.body.hidden = true
  if (window.parent === window) window.location.replace(NEUTRAL_PAGE)
  else {
    // A frame cannot replace the page around it, so the neutral page opens in a new tab and the frame is emptied.
    window.open(NEUTRAL_PAGE, '_blank', 'noopener')
    window.location.replace('about:blank')
  }
}

export function QuickExit() {
  const { t } = useSafetyTexts()
  const lastPress = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const onKeyDown = ({ key, timeStamp }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (timeStamp - lastPress.current < DOUBLE_PRESS_MS) leave()
      lastPress.current = timeStamp
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <div className={css.exit}>
      <Button variant="destructive" onClick={leave}>
        {t('exit.button')}
      </Button>
      <span className={css.note}>{t('exit.hint')}</span>
    </div>
  )
}
