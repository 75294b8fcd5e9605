import { ELLIPSIS, JOURNAL_PREVIEW_LENGTH, type JournalEntry, truncate } from '@soulsign/contracts'
import { Link } from '@soulsign/remote-kit/router'
import { Button, EmotionalIcon, PhysicalIcon } from '@soulsign/ui'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { dateFormats } from './dates.ts'
import css from './entry.module.css'
import { PlanButton } from './PlanButton.tsx'
import { StateRing } from './StateRing.tsx'

/** What is loaded once somebody edits. */
export type EditingTools = typeof import('./editing.ts')

interface EntryCardProps {
  entry: JournalEntry
  /** There while entries are being chosen and deleted. */
  tools: EditingTools | null
  selected: boolean
  /** Its plan is being written, in this tab or another. */
  planWritten: boolean
  onToggle(entry: JournalEntry): void
  onDelete(entry: JournalEntry): void
}

/** Id of the heading of an entry's card. The heading takes the focus when the card before it is deleted. */
export const titleIdOf = (entryId: string) => `${entryId}-title`

/** One entry: the person's words, what the insight is called, its state and its actions. */
export const EntryCard = memo(function EntryCard({
  entry,
  tools,
  selected,
  planWritten,
  onToggle,
  onDelete,
}: EntryCardProps) {
  const { t, i18n } = useTranslation('journal')
  const { title, description, symptom_type: type, diagnosis, healing_plan: plan, answer, safety } = entry
  const urgent = safety?.level === 'urgent'
  const asks = safety?.level === 'ask'
  const analyzed = diagnosis?.analyzed ?? false
  const physical = type === 'physical'
  // A title is one line, cut from the same words: it is not repeated under a longer text.
  const words = description.replace(/\s+/gu, ' ')
  const state = urgent ? 'urgent' : asks ? 'asks' : analyzed ? 'analyzed' : null
  const view = urgent ? 'viewHelp' : asks ? 'answer' : analyzed ? 'viewAnalysis' : 'getAnalysis'
  return (
    <article
      className={css.entry}
      data-body={physical ? 'physical' : 'emotional'}
      aria-labelledby={titleIdOf(entry.id)}
    >
      {tools ? (
        <tools.CheckBox
          className={css.icon}
          checked={selected}
          onChange={() => onToggle(entry)}
          aria-label={t('entry.select', { title })}
        />
      ) : (
        <span className={css.icon} aria-hidden>
          {physical ? <PhysicalIcon /> : <EmotionalIcon />}
        </span>
      )}
      <div className={css.content}>
        <h3 id={titleIdOf(entry.id)} tabIndex={-1} className={css.words}>
          <bdi>{words === title ? title : truncate(words, JOURNAL_PREVIEW_LENGTH, ELLIPSIS)}</bdi>
        </h3>
        {diagnosis?.title && <p className={css.insight}>{diagnosis.title}</p>}
        {answer && (
          <p className={css.answer}>
            {t('entry.answered')} <bdi>{truncate(answer.replace(/\s+/gu, ' '), JOURNAL_PREVIEW_LENGTH, ELLIPSIS)}</bdi>
          </p>
        )}
        <p className={css.facts}>
          <time dateTime={entry.created_at}>{dateFormats(i18n.language).day.format(new Date(entry.created_at))}</time>
          {words === title && <span>{t('entry.type', { type: t(`types.${type}`, { defaultValue: type }) })}</span>}
          {entry.duration && <span>{t('entry.status', { duration: t(`durations.${entry.duration}`) })}</span>}
          {state && (
            <span className={css.state}>
              <StateRing share={state === 'analyzed' ? (plan ? 1 : 0.5) : 0} />
              {t(`entry.${state}`)}
            </span>
          )}
          {plan && <span>{t('entry.planReady')}</span>}
        </p>
        {/* One line either way: nothing moves when editing begins. */}
        <div className={css.actions}>
          {tools ? (
            <Button
              variant="quiet"
              className={css.delete}
              icon={<tools.DeleteIcon aria-hidden />}
              aria-label={t('entry.delete', { title })}
              onClick={() => onDelete(entry)}
            />
          ) : (
            <>
              <Button asChild variant="quiet">
                <Link to={`/diagnosis/${entry.id}`} viewTransition>
                  {t(`entry.${view}`)}
                </Link>
              </Button>
              {plan && (
                <Button asChild variant="quiet">
                  <Link to={`/healing-plan?plan_id=${plan.id}`} viewTransition>
                    {t('entry.viewPlan')}
                  </Link>
                </Button>
              )}
              {analyzed && !plan && diagnosis && (
                <PlanButton entryId={entry.id} insightId={diagnosis.id} written={planWritten} />
              )}
            </>
          )}
        </div>
      </div>
    </article>
  )
})
