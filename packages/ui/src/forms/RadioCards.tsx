import { clsx } from 'clsx'
import type { ChangeEvent, FocusEvent, ReactNode, Ref } from 'react'
import css from './RadioCards.module.css'

export interface RadioProps<Value extends string> {
  name: string
  value?: Value | null
  onValueChange?: (value: Value) => void
  /** With `onBlur`, `ref` and `name`: what react-hook-form's register() gives. */
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  ref?: Ref<HTMLInputElement>
  disabled?: boolean
  className?: string | undefined
}

/** The properties of an option's `input`. */
export function radio<Value extends string>(props: RadioProps<Value>, value: Value) {
  return {
    type: 'radio',
    name: props.name,
    value,
    ref: props.ref,
    disabled: props.disabled,
    onBlur: props.onBlur,
    ...(props.value === undefined ? {} : { checked: props.value === value }),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      props.onChange?.(event)
      props.onValueChange?.(value)
    },
  }
}

export interface RadioCardsProps<Value extends string> extends RadioProps<Value> {
  options: readonly { value: Value; label: ReactNode; description?: ReactNode; icon?: ReactNode }[]
  /** `chips` are small and stand in a row. */
  look?: 'cards' | 'chips'
}

/** A choice between a few options, each on its own card. Put it in a `FieldGroup`, which names it. */
export function RadioCards<Value extends string>({ options, look = 'cards', ...props }: RadioCardsProps<Value>) {
  return (
    <div className={clsx(css[look], props.className)}>
      {options.map((option) => (
        <label key={option.value} className={css.card}>
          <input {...radio(props, option.value)} className={css.input} />
          {option.icon && (
            <span className={css.icon} aria-hidden>
              {option.icon}
            </span>
          )}
          <span className={css.words}>
            <span className={css.label}>{option.label}</span>
            {option.description && <span className={css.description}>{option.description}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}
