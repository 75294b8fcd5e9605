import type { Body, PlanItem } from '@soulsign/contracts'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { BODY_ICONS, DurationIcon } from '../icons.ts'
import css from './Practices.module.css'

/** Practices beside each other, in the hues of their bodies. */
export function Practices({ className, ...props }: ComponentProps<'ol'>) {
  return <ol {...props} className={clsx(css.practices, className)} />
}

export interface PracticeProps {
  body: Body
  /** The body's name. */
  name: string
  practice: Pick<PlanItem, 'title' | 'how' | 'duration'> | undefined
  /** The language of the practice. */
  lang: string
  /** Shown until there is a practice. */
  children?: ReactNode
}

/** One practice of a plan, for one of the four bodies. */
export function Practice({ body, name, practice, lang, children }: PracticeProps) {
  const Icon = BODY_ICONS[body]
  return (
    <li data-body={body} className={css.practice}>
      <Icon aria-hidden className={css.icon} />
      <div className={css.words}>
        <p className={css.body}>{name}</p>
        {practice ? (
          <>
            <h3 lang={lang} className={css.title}>
              {practice.title}
            </h3>
            <p lang={lang}>{practice.how}</p>
            <p lang={lang} className={css.duration}>
              <DurationIcon aria-hidden /> {practice.duration}
            </p>
          </>
        ) : (
          children
        )}
      </div>
    </li>
  )
}
