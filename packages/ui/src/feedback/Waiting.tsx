import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import css from './Waiting.module.css'

export interface SpinnerProps extends ComponentProps<'div'> {
  label: ReactNode
}

/** A short wait, with a label. */
export function Spinner({ label, className, ...props }: SpinnerProps) {
  return (
    <div role="status" {...props} className={clsx(css.spinner, className)}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className={css.rings}>
        <circle cx="24" cy="24" r="21" className={css.track} />
        <circle cx="24" cy="24" r="21" pathLength="100" strokeDasharray="26 74" className={css.arc} />
        <circle cx="24" cy="24" r="5" className={css.core} />
      </svg>
      <span>{label}</span>
    </div>
  )
}

export interface BreathingRingProps extends ComponentProps<'div'> {
  /** Said to screen readers too. Without it the rings only accompany other words. */
  label?: ReactNode
}

/** A long wait: rings that breathe (4 seconds in, 6 out) above the label and `children`. */
export function BreathingRing({ label, className, children, ...props }: BreathingRingProps) {
  return (
    <div role={label ? 'status' : undefined} {...props} className={clsx(css.breathing, className)}>
      <svg viewBox="0 0 200 200" aria-hidden="true" className={css.breath}>
        <circle cx="100" cy="100" r="92" className={css.outer} />
        <circle cx="100" cy="100" r="72" className={css.middle} />
        <circle cx="100" cy="100" r="50" className={css.inner} />
        <circle cx="100" cy="100" r="7" className={css.core} />
      </svg>
      {label && <p className={css.words}>{label}</p>}
      {children}
    </div>
  )
}
