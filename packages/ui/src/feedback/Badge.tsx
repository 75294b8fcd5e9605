import type { Body } from '@soulsign/contracts'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import css from './Badge.module.css'

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'accent' | 'gold' | 'success' | 'warn' | 'danger' | Body
  /** A body's badge always has its icon: colour is never the only sign. */
  icon?: ReactNode
}

/** A short label on something. */
export function Badge({ tone = 'neutral', icon, className, children, ...props }: BadgeProps) {
  return (
    <span {...props} className={clsx(css.badge, css[tone], className)}>
      {icon}
      {children}
    </span>
  )
}
