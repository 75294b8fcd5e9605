import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import css from './EmptyState.module.css'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode
  illustration?: ReactNode
  actions?: ReactNode
  /** Level of the title; 1 if it is the page's only heading. */
  headingLevel?: 1 | 2 | 3
}

/** An empty screen: a drawing, a title, and a next step. */
export function EmptyState({
  title,
  illustration,
  actions,
  headingLevel = 2,
  className,
  children,
  ...props
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div {...props} className={clsx(css.empty, className)}>
      {illustration}
      <Heading className={css.title}>{title}</Heading>
      {children && <div className={css.text}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
