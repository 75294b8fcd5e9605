import { BreathingRing, Button } from '@soulsign/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './Insight.module.css'

/** A breath of the ring, in milliseconds: four seconds in, six out. */
const BREATH_MS = { in: 4_000, out: 6_000 }
/** A minute of breaths. */
const BREATHS = 6

/** A minute of breathing with the ring, for a practice. */
export function BreathTimer() {
  const { t } = useTranslation('diagnosis')
  /** Half breaths that have passed; null while it rests. */
  const [halves, setHalves] = useState<number | null>(null)
  const side = halves !== null && halves % 2 === 1 ? 'out' : 'in'
  useEffect(() => {
    if (halves === null) return
    const timer = setTimeout(() => setHalves(halves + 1 < 2 * BREATHS ? halves + 1 : null), BREATH_MS[side])
    return () => clearTimeout(timer)
  }, [halves, side])
  const running = halves !== null
  return (
    <div className={css.timer}>
      {running && <BreathingRing label={t(`insight.breathe.${side}`)} />}
      <Button variant="secondary" onClick={() => setHalves(running ? null : 0)}>
        {t(running ? 'insight.breathe.stop' : 'insight.breathe.start')}
      </Button>
    </div>
  )
}
