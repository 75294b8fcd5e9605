import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import radioCss from './RadioCards.module.css'
import { type RadioProps, radio } from './RadioCards.tsx'
import css from './SegmentedSwitch.module.css'

export interface SegmentedSwitchProps<Value extends string> extends RadioProps<Value> {
  /** Name of the group, for screen readers. */
  label: string
  options: readonly { value: Value; label: ReactNode }[]
}

/** A switch between two or three views of the same thing. */
export function SegmentedSwitch<Value extends string>({ label, options, ...props }: SegmentedSwitchProps<Value>) {
  return (
    <div role="radiogroup" aria-label={label} className={clsx(css.segments, props.className)}>
      {options.map((option) => (
        <label key={option.value} className={css.segment}>
          <input {...radio(props, option.value)} className={radioCss.input} />
          {option.label}
        </label>
      ))}
    </div>
  )
}
