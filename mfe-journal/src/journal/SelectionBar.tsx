import { Button } from '@soulsign/ui'
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

/** What can be done while editing. It stays at the window's lower edge, however far the list is scrolled. */
export function SelectionBar({ count, all, onAll, onNone, onDelete, onDone }: SelectionBarProps) {
  const { t } = useTranslation('journal')
  return (
    <section className={css.bar} aria-label={t('edit.region')}>
      <Button variant="secondary" onClick={all ? onNone : onAll}>
        {t(all ? 'selection.none' : 'selection.all')}
      </Button>
      {count > 0 && (
        <Button variant="destructive" onClick={onDelete}>
          {t('selection.delete', { count })}
        </Button>
      )}
      <Button variant="quiet" className={css.done} onClick={onDone}>
        {t('edit.done')}
      </Button>
    </section>
  )
}
