import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { ChevronDownIcon } from '../icons.ts'
import { useFieldProps } from './Field.tsx'
import css from './Select.module.css'
import inputCss from './TextInput.module.css'

/** The browser's own select, which is the easiest on phones. Its children are `option`s. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={clsx(css.select, className)}>
      <select {...props} {...useFieldProps(props)} className={clsx(inputCss.input, css.control)} />
      <ChevronDownIcon className={css.chevron} aria-hidden />
    </span>
  )
}
