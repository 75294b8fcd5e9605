import type { Symptom } from '@soulsign/contracts'
import { localeOf } from '@soulsign/remote-kit'
import { Button } from '@soulsign/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './Insight.module.css'

/** The person's own words as a quote, in their own writing direction. A long text is folded. */
export function EntryCard({ entry, heading }: { entry: Symptom; heading: string }) {
  const { t, i18n } = useTranslation('diagnosis')
  const words = useRef<HTMLQuoteElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [long, setLong] = useState(false)
  const [open, setOpen] = useState(false)
  useLayoutEffect(() => {
    const { current } = words
    if (!current || open) return
    // A phone that is turned, larger text or another typeface may fold what was whole before, and the other way round.
    const observer = new ResizeObserver(() => {
      // A hidden line is more than the serif's tails, which leave the box by a pixel or two.
      const hides = current.scrollHeight - current.clientHeight > Number.parseFloat(getComputedStyle(current).fontSize)
      // A button that has the focus stays.
      setLong(hides || button.current === document.activeElement)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [open])
  const date = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long' })
  return (
    <figure className={css.entry} aria-label={heading}>
      <blockquote ref={words} className={open ? css.description : `${css.description} ${css.folded}`} dir="auto">
        {entry.description}
      </blockquote>
      {long && (
        <Button ref={button} variant="quiet" aria-expanded={open} flush="start" onClick={() => setOpen(!open)}>
          {t(open ? 'insight.fold' : 'insight.unfold')}
        </Button>
      )}
      <figcaption className={css.facts}>
        <span className={css.type}>{entry.symptom_type.replaceAll('_', '/')}</span>
        <time dateTime={entry.created_at}>{date.format(new Date(entry.created_at))}</time>
        {entry.duration && <span>{t(`entry.durations.${entry.duration}`)}</span>}
      </figcaption>
    </figure>
  )
}
