import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { InfoIcon, MoonIcon, SuccessIcon, WarnIcon } from '../icons.ts'
import css from './Alert.module.css'

const ICONS = { info: InfoIcon, warn: WarnIcon, limit: MoonIcon, success: SuccessIcon }

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** `limit` kindly announces a limit. */
  tone?: 'info' | 'warn' | 'limit' | 'success'
  title?: ReactNode
  actions?: ReactNode
}

/** A notice inside a page. It announces itself only with a `role`. */
export function Alert({ tone = 'info', title, actions, className, children, ...props }: AlertProps) {
  const Icon = ICONS[tone]
  return (
    <div {...props} className={clsx(css.alert, css[tone], className)}>
      <Icon className={css.icon} aria-hidden />
      <div className={css.body}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  )
}
