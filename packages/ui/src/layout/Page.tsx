import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import css from './Page.module.css'

export interface PageProps extends ComponentProps<'div'> {
  width?: 'narrow' | 'page' | 'wide'
  /** At least as tall as the screen, so that the footer stays out of sight while the content comes. */
  tall?: boolean
}

/** The column of a page's content. The shell renders `main`. */
export function Page({ width = 'page', tall = false, className, ...props }: PageProps) {
  return <div {...props} className={clsx(css.page, css[width], tall && css.tall, className)} />
}

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title'> {
  title: ReactNode
  eyebrow?: ReactNode
  lead?: ReactNode
  align?: 'start' | 'center'
}

/** A page's h1 and its introduction. */
export function PageHeader({ title, eyebrow, lead, align = 'start', className, children, ...props }: PageHeaderProps) {
  return (
    <header {...props} className={clsx(css.header, align === 'center' && css.center, className)}>
      {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
      <h1>{title}</h1>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </header>
  )
}

/** Steps of the spacing scale (4 px each). */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16

export interface StackProps extends ComponentProps<'div'> {
  gap?: Gap
}

/** Children in a column. */
export function Stack({ gap = 4, className, style, ...props }: StackProps) {
  return <div {...props} className={clsx(css.stack, className)} style={{ gap: `var(--space-${gap})`, ...style }} />
}

/** Children in a row that wraps. */
export function Cluster({ gap = 3, className, style, ...props }: StackProps) {
  return <div {...props} className={clsx(css.cluster, className)} style={{ gap: `var(--space-${gap})`, ...style }} />
}

/** For screen readers only. */
export function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={clsx(css.hidden, className)} />
}
