import { clsx } from 'clsx'
import { type ReactNode, useId, useState } from 'react'
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

/**
 * A panel that opens under its title. Its content stays mounted, so typed text is not lost. It is ours because Radix
 * measures the content while it opens, which lays out the whole page within the click.
 */
export function Collapsible({
  title,
  description,
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
}: CollapsibleProps) {
  const [own, setOwn] = useState(defaultOpen)
  const contentId = useId()
  const isOpen = open ?? own
  const toggle = () => {
    setOwn(!isOpen)
    onOpenChange?.(!isOpen)
  }
  return (
    <div className={clsx(css.collapsible, className)}>
      <button type="button" aria-expanded={isOpen} aria-controls={contentId} className={css.trigger} onClick={toggle}>
        <span className={css.words}>
          <span className={css.title}>{title}</span>
          {description && <span className={css.description}>{description}</span>}
        </span>
        <ChevronDownIcon className={css.chevron} aria-hidden />
      </button>
      <div id={contentId} hidden={!isOpen} className={css.content}>
        {children}
      </div>
    </div>
  )
}
