import type { Body } from '@soulsign/contracts'
import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import boxCss from '../forms/CheckBox.module.css'
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
  /** Without `how`, a veil is drawn in the place of its words. */
  practice: { title: string; how?: string | undefined; duration?: string | undefined } | undefined
  /** The language of the practice. */
  lang: string
  /** Lets a person tick it off. */
  tick?: { label: string; checked: boolean; onChange(checked: boolean): void }
  /** Shown until there is a practice. */
  children?: ReactNode
}

/** One practice of a plan, for one of the four bodies. */
export function Practice({ body, name, practice, lang, tick, children }: PracticeProps) {
  const Icon = BODY_ICONS[body]
  const id = useId()
  return (
    <li data-body={body} data-done={tick?.checked || undefined} className={css.practice}>
      <Icon aria-hidden className={css.icon} />
      <div className={css.words}>
        <p className={css.body}>{name}</p>
        {practice ? (
          <>
            <h3 id={`${id}-title`} lang={lang} className={css.title}>
              {practice.title}
            </h3>
            {practice.how ? <p lang={lang}>{practice.how}</p> : <span aria-hidden className={css.veil} />}
            <div className={css.foot}>
              {practice.duration && (
                <p lang={lang} className={css.duration}>
                  <DurationIcon aria-hidden /> {practice.duration}
                </p>
              )}
              {tick && (
                <label className={css.tick}>
                  <input
                    type="checkbox"
                    className={boxCss.box}
                    checked={tick.checked}
                    aria-labelledby={`${id}-tick ${id}-title`}
                    onChange={({ currentTarget }) => tick.onChange(currentTarget.checked)}
                  />
                  <span id={`${id}-tick`}>{tick.label}</span>
                </label>
              )}
            </div>
          </>
        ) : (
          children
        )}
      </div>
    </li>
  )
}
