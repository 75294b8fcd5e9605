import css from './entry.module.css'

/** How far an entry has come: an empty ring, half a ring with an insight, a full one with a plan. */
export function StateRing({ share }: { share: 0 | 0.5 | 1 }) {
  return (
    <svg viewBox="0 0 16 16" className={css.ring} aria-hidden="true">
      <circle cx="8" cy="8" r="6" className={css.track} />
      {share > 0 && <circle cx="8" cy="8" r="6" pathLength="1" strokeDasharray={`${share} 1`} className={css.arc} />}
    </svg>
  )
}
