import { clsx } from 'clsx'
import { Slider as Radix } from 'radix-ui'
import { useField } from './Field.tsx'
import css from './Slider.module.css'

export interface SliderProps {
  min: number
  /** Names of the positions, from `min` up in steps of 1. */
  ticks: readonly [string, string, ...string[]]
  value: number
  /** Nothing is chosen yet: the thumb only waits at `value`. */
  unset?: boolean
  onValueChange: (value: number) => void
  /** Needed outside a `Field`. */
  ariaLabel?: string
  disabled?: boolean
  className?: string
}

/** A few named positions on a line. */
export function Slider({
  min,
  ticks,
  value,
  unset = false,
  onValueChange,
  ariaLabel,
  disabled = false,
  className,
}: SliderProps) {
  const field = useField()
  return (
    <div className={clsx(css.slider, unset && css.unset, className)}>
      <Radix.Root
        className={css.root}
        min={min}
        max={min + ticks.length - 1}
        value={[value]}
        onValueChange={([next]) => next !== undefined && onValueChange(next)}
        // A press on the waiting thumb moves nothing, and chooses where it waits.
        onPointerUp={() => unset && onValueChange(value)}
        disabled={disabled}
      >
        <Radix.Track className={css.track}>
          <Radix.Range className={css.range} />
        </Radix.Track>
        <Radix.Thumb
          className={css.thumb}
          aria-label={ariaLabel}
          aria-labelledby={ariaLabel === undefined ? field?.labelId : undefined}
          aria-describedby={field?.describedBy}
          aria-valuetext={ticks[value - min]}
        />
      </Radix.Root>
      <div className={css.ticks} aria-hidden>
        {ticks.map((tick, index) => (
          <button
            key={tick}
            type="button"
            tabIndex={-1}
            disabled={disabled}
            className={clsx(css.tick, !unset && index === value - min && css.current)}
            onClick={() => onValueChange(min + index)}
          >
            {tick}
          </button>
        ))}
      </div>
    </div>
  )
}
