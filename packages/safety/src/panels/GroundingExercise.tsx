import { Button } from '@soulsign/ui/actions/Button.tsx'
import { BreathingRing } from '@soulsign/ui/feedback/Waiting.tsx'
import { useEffect, useState } from 'react'
import css from './panels.module.css'
import { useSafetyTexts } from './texts.ts'

const SECONDS = 60
const TICK_MS = 1_000

/** An exercise of sixty seconds with the five senses. It can be paused and repeated. */
export function GroundingExercise() {
  const { t } = useSafetyTexts()
  const [elapsed, setElapsed] = useState(0)
  const [running, setRunning] = useState(false)
  const steps = t('grounding.steps', { returnObjects: true }) as string[]
  const done = elapsed >= SECONDS

  useEffect(() => {
    if (!running || done) return
    const timer = setInterval(() => setElapsed((seconds) => seconds + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [running, done])

  const step = steps[Math.floor((elapsed / SECONDS) * steps.length)]
  const begun = elapsed > 0 || running
  return (
    <section className={css.part}>
      <h2 className={css.partTitle}>{t('grounding.title')}</h2>
      <p aria-live="polite" className={css.step}>
        {done ? t('grounding.done') : begun ? step : t('grounding.intro')}
      </p>
      {running && !done && (
        // Its seconds are not announced: they would talk over the steps.
        <BreathingRing className={css.ring} />
      )}
      {begun && !done && (
        <div className={css.progress}>
          <progress max={SECONDS} value={elapsed} aria-label={t('grounding.title')} />
          <span aria-hidden>{t('grounding.left', { seconds: SECONDS - elapsed })}</span>
        </div>
      )}
      <Button
        variant="secondary"
        onClick={() => {
          if (done) setElapsed(0)
          setRunning(done || !running)
        }}
      >
        {t(done ? 'grounding.again' : running ? 'grounding.pause' : 'grounding.start')}
      </Button>
    </section>
  )
}
