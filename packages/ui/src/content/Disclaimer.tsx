import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import css from './Disclaimer.module.css'

/** The note on every page, as readable as the rest. */
export function Disclaimer({ className, ...props }: ComponentProps<'p'>) {
  return <p {...props} className={clsx(css.disclaimer, className)} />
}
