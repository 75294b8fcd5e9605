import type { Body } from '@soulsign/contracts'
import { clsx } from 'clsx'
import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import css from './Tabs.module.css'

export interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
  /** A body's hue, always with its icon and word: colour is never the only sign. */
  tone?: Body
  /** The content is still loading, and says so itself. */
  pending?: boolean
  content: ReactNode
}

export interface TabsProps<Value extends string> {
  /** Name of the list of tabs, for screen readers. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: readonly Tab<Value>[]
  /** The tabs share the whole width; for a few tabs that are the page's main content. */
  fill?: boolean
  className?: string
}

/**
 * Views of one thing, one at a time. Hidden ones stay in the document, so that typed text is kept. On paper all are
 * shown one after the other.
 */
export function Tabs<Value extends string>({ label, value, onValueChange, tabs, fill, className }: TabsProps<Value>) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(chosen) => onValueChange(chosen as Value)}
      className={clsx(css.tabs, className)}
    >
      <Radix.List aria-label={label} className={clsx(css.list, fill && css.fill)}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} data-body={tab.tone} className={css.tab}>
            {tab.icon}
            <span className={css.word}>{tab.label}</span>
            {tab.pending && <span className={css.pending} aria-hidden />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} forceMount hidden={tab.value !== value} className={css.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
