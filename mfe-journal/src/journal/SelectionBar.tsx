import { Link } from '@soulsign/remote-kit/router'
import { Button, Cluster } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './journal.module.css'

interface SelectionBarProps {
  /** Number of chosen entries. */
  count: number
  /** Whether everything that matches is chosen. */
  all: boolean
  /** Whether entries are shown and match the current filters. */
  selectable: boolean
  onAll(): void
  onNone(): void
  onDelete(): void
}

export function SelectionBar({ count, all, selectable, onAll, onNone, onDelete }: SelectionBarProps) {
  const { t } = useTranslation('journal')
  return (
    <Cluster gap={3} className={css.selection}>
      {selectable && (
        <Button variant="quiet" size="s" onClick={all ? onNone : onAll}>
          {t(all ? 'selection.none' : 'selection.all')}
        </Button>
      )}
      {selectable && count > 0 && (
        <Button variant="destructive" size="s" onClick={onDelete}>
          {t('selection.delete', { count })}
        </Button>
      )}
      <Button asChild size="s" className={css.add}>
        <Link to="/symptom-entry">{t('add')}</Link>
      </Button>
    </Cluster>
  )
}
