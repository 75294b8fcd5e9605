import { Link } from '@soulsign/remote-kit/router'
import { Button, Cluster } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './journal.module.css'

interface SelectionBarProps {
  /** Number of chosen entries. */
  chosen: number
  /** Everything that matches is chosen. */
  all: boolean
  onAll(): void
  onNone(): void
  onDelete(): void
}

export function SelectionBar({ chosen, all, onAll, onNone, onDelete }: SelectionBarProps) {
  const { t } = useTranslation('journal')
  return (
    <Cluster gap={3} className={css.selection}>
      <Button variant="quiet" size="s" onClick={all ? onNone : onAll}>
        {t(all ? 'selection.none' : 'selection.all')}
      </Button>
      {chosen > 0 && (
        <Button variant="destructive" size="s" onClick={onDelete}>
          {t('selection.delete', { count: chosen })}
        </Button>
      )}
      <Button asChild size="s" className={css.add}>
        <Link to="/symptom-entry">{t('add')}</Link>
      </Button>
    </Cluster>
  )
}
