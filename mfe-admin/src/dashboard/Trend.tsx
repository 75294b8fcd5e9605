import css from './dashboard.module.css'

const WIDTH = 240
const HEIGHT = 48
/** Room for the line's own width. */
const MARGIN = 2

/** A small line of values over time; `label` describes it in words. */
export function Trend({ values, label }: { values: number[]; label: string }) {
  const most = Math.max(1, ...values)
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, values.length - 1)
  const points = values.map((value, index) => {
    const y = HEIGHT - MARGIN - (value / most) * (HEIGHT - 2 * MARGIN)
    return `${(MARGIN + index * step).toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={css.trend}
    >
      <polygon points={`${MARGIN},${HEIGHT} ${points.join(' ')} ${WIDTH - MARGIN},${HEIGHT}`} className={css.area} />
      <polyline points={points.join(' ')} className={css.line} />
    </svg>
  )
}
