import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import css from './Card.module.css'

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li'
  tone?: 'plain' | 'soft' | 'accent'
}

/** A sheet of paper on the ground. `accent` is for the most important thing on a page. */
export function Card({ as = 'div', tone = 'plain', className, ...props }: CardProps) {
  const Root = as as 'div'
  return <Root {...props} className={clsx(css.card, css[tone], className)} />
}
