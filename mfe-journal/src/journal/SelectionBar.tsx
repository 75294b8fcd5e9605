import { Button } from '@soulsign/ui'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import css from './journal.module.css'

interface SelectionBarProps {
  /** Number of chosen entries. */
  count: number
  /** Whether everything that matches is chosen. */
  all: boolean
  onAll(): void
  onNone(): void
  onDelete(): void
  onDone(): void
}

/** Tells the page how high a bar at its lower edge is, so that messages stand above it. */
function useThumbBar() {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const { insetBlockEnd } = getComputedStyle(bar.current as HTMLElement)
      style.setProperty('--thumb-bar', `calc(${entry?.borderBoxSize[0]?.blockSize ?? 0}px + ${insetBlockEnd})`)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--thumb-bar')
    }
  }, [])
  return bar
}

/** What can be done while editing. It stays at the window's lower edge, however far the list is scrolled. */
export function SelectionBar({ count, all, onAll, onNone, onDelete, onDone }: SelectionBarProps) {
  const { t } = useTranslation('journal')
  const bar = useThumbBar()
  return (
    <section ref={bar} className={css.bar} aria-label={t('edit.region')}>
      <Button variant="secondary" onClick={all ? onNone : onAll}>
        {t(all ? 'selection.none' : 'selection.all')}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {t('edit.done')}
      </Button>
      {count > 0 && (
        <Button variant="destructive" className={css.delete} onClick={onDelete}>
          {t('selection.delete', { count })}
        </Button>
      )}
    </section>
  )
}
