import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import css from './CheckBox.module.css'

/** A check box in the theme's colours. Its target is larger than it looks. Name it by `aria-label`. */
export function CheckBox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={clsx(css.check, className)}>
      <input {...props} type="checkbox" className={css.box} />
    </label>
  )
}
