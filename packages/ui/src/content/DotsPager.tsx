import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import css from './DotsPager.module.css'

export interface DotsPagerProps extends ComponentProps<'div'> {
  count: number
  /** The current page, from 0. */
  index: number
  onIndexChange: (index: number) => void
  /** The name of a dot by its number, from 1. */
  dotLabel: (number: number) => string
  /** Text such as '1 of 3'. */
  counter?: ReactNode
}

/** Dots that jump to a page, and a counter. */
export function DotsPager({ count, index, onIndexChange, dotLabel, counter, className, ...props }: DotsPagerProps) {
  return (
    <div {...props} className={clsx(css.pager, className)}>
      <div className={css.dots}>
        {Array.from({ length: count }, (_, page) => dotLabel(page + 1)).map((label, page) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            aria-current={page === index || undefined}
            className={css.dot}
            onClick={() => onIndexChange(page)}
          />
        ))}
      </div>
      {counter && <p className={css.counter}>{counter}</p>}
    </div>
  )
}
