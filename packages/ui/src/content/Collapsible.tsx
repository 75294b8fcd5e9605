import { clsx } from 'clsx'
import { Collapsible as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icons.ts'
import css from './Collapsible.module.css'

export interface CollapsibleProps {
  title: ReactNode
  description?: ReactNode
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string | undefined
  children: ReactNode
}

/** A panel that opens under its title. Its content stays mounted, so typed text is not lost. */
export function Collapsible({ title, description, className, children, ...props }: CollapsibleProps) {
  return (
    <Radix.Root {...props} className={clsx(css.collapsible, className)}>
      <Radix.Trigger className={css.trigger}>
        <span className={css.words}>
          <span className={css.title}>{title}</span>
          {description && <span className={css.description}>{description}</span>}
        </span>
        <ChevronDownIcon className={css.chevron} aria-hidden />
      </Radix.Trigger>
      <Radix.Content forceMount className={css.content}>
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
