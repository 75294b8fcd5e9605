import { ELLIPSIS, JOURNAL_PREVIEW_LENGTH, type JournalEntry, truncate } from '@soulsign/contracts'
import { localeOf } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { Badge, Button, Card, Cluster, DeleteIcon } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './journal.module.css'
import { PlanButton } from './PlanButton.tsx'

interface EntryCardProps {
  entry: JournalEntry
  selected: boolean
  /** Its plan is being written, in this tab or another. */
  planWritten: boolean
  onToggle(): void
  onDelete(): void
}

/** Id of the heading of an entry's card. The heading takes the focus when the card before it is deleted. */
export const titleIdOf = (entryId: string) => `${entryId}-title`

/** One entry: its text, its state and its actions. */
export function EntryCard({ entry, selected, planWritten, onToggle, onDelete }: EntryCardProps) {
  const { t, i18n } = useTranslation('journal')
  const { title, description, symptom_type: type, diagnosis, healing_plan: plan, safety } = entry
  const urgent = safety?.level === 'urgent'
  const asks = safety?.level === 'ask'
  const analyzed = diagnosis?.analyzed ?? false
  // A title is one line.
  const saysMore = description.replace(/\s+/gu, ' ') !== title
  const date = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium' })
  return (
    <Card as="article" className={css.card} aria-labelledby={titleIdOf(entry.id)}>
      <div className={css.head}>
        <label className={css.check}>
          <input
            type="checkbox"
            className={css.checkbox}
            checked={selected}
            onChange={onToggle}
            aria-label={t('entry.select', { title })}
          />
        </label>
        <h2 id={titleIdOf(entry.id)} tabIndex={-1} className={css.title}>
          <bdi>{title}</bdi>
        </h2>
        <Button
          variant="quiet"
          size="s"
          icon={<DeleteIcon aria-hidden />}
          aria-label={t('entry.delete', { title })}
          onClick={onDelete}
        />
      </div>
      <p className={css.description}>
        <bdi>
          {saysMore
            ? truncate(description, JOURNAL_PREVIEW_LENGTH, ELLIPSIS)
            : t('entry.type', { type: t(`types.${type}`, { defaultValue: type }) })}
        </bdi>
      </p>
      <Cluster gap={2}>
        <time dateTime={entry.created_at} className={css.date}>
          {date.format(new Date(entry.created_at))}
        </time>
        {entry.duration && <Badge>{t('entry.status', { duration: t(`durations.${entry.duration}`) })}</Badge>}
        {urgent && <Badge tone="warn">{t('entry.urgent')}</Badge>}
        {asks && <Badge>{t('entry.asks')}</Badge>}
        {analyzed && <Badge tone="success">{t('entry.analyzed')}</Badge>}
        {plan && <Badge tone="accent">{t('entry.planReady')}</Badge>}
      </Cluster>
      <Cluster gap={2}>
        <Button asChild variant="secondary" size="s">
          <Link to={`/diagnosis/${entry.id}`}>
            {t(
              urgent ? 'entry.viewHelp' : asks ? 'entry.answer' : analyzed ? 'entry.viewAnalysis' : 'entry.getAnalysis',
            )}
          </Link>
        </Button>
        {plan && (
          <Button asChild variant="secondary" size="s">
            <Link to={`/healing-plan?plan_id=${plan.id}`}>{t('entry.viewPlan')}</Link>
          </Button>
        )}
        {analyzed && !plan && diagnosis && <PlanButton insightId={diagnosis.id} written={planWritten} />}
      </Cluster>
    </Card>
  )
}
