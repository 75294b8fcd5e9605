import type { SafetyAnswer, SymptomWithDiagnosis } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { Button, LanguageNotice, Page, PageHeader, Stack } from '@soulsign/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanOffer } from '../plan/PlanOffer.tsx'
import { useReadingDone } from '../recorded.ts'
import { SafetyNotice } from '../safety/SafetyNotice.tsx'
import { EntryCard } from './EntryCard.tsx'
import { ForgetWords } from './ForgetWords.tsx'
import css from './Insight.module.css'
import { InsightResponse } from './InsightResponse.tsx'
import { InsightText } from './InsightText.tsx'
import { RetryNotice } from './RetryNotice.tsx'
import type { InsightView } from './view.ts'

export interface InsightScreenProps {
  entry: SymptomWithDiagnosis
  view: Exclude<InsightView, { kind: 'none' }>
  onRetry: () => void
  onAnswer: (answer: SafetyAnswer) => Promise<void>
  onNotMeant: () => void
  /** Leads back to the form with the entry's words. */
  onEdit: () => void
}

/** A loaded entry with its insight, its question or urgent help. Nothing is offered beside urgent help. */
export function InsightScreen({ entry, view, onRetry, ...help }: InsightScreenProps) {
  const { t } = useTranslation('diagnosis')
  const { session } = useShell()
  useReadingDone(view.kind !== 'writing')
  const header = useNewBeginning(view.kind)
  const addAnother = (
    <Button asChild variant="secondary">
      <Link to="/symptom-entry">{t('insight.addAnother')}</Link>
    </Button>
  )
  if (view.kind === 'urgent' || view.kind === 'ask') {
    return (
      <Page tall width="narrow">
        <Stack gap={8}>
          <SafetyNotice safety={view.safety} inJournal={session.status === 'user'} {...help} />
          <EntryCard entry={entry} heading={t('insight.yourEntry')} />
          <div className={css.actions}>
            {addAnother}
            {session.status === 'guest' && <ForgetWords />}
          </div>
        </Stack>
      </Page>
    )
  }
  return (
    <Page tall>
      <Stack gap={10}>
        {view.safety && <SafetyNotice safety={view.safety} />}
        <PageHeader ref={header} tabIndex={-1} title={t('insight.title')} className={css.pageHead} />
        <EntryCard entry={entry} heading={t('insight.yourEntry')} />
        {entry.language !== entry.diagnosis?.lang && <LanguageNotice language={entry.language} where="above" />}
        {(view.kind === 'writing' || view.text !== '') && (
          <InsightText text={view.text} writing={view.kind === 'writing'} entry={entry} />
        )}
        {view.kind === 'ready' && entry.diagnosis && <InsightResponse entry={entry} />}
        {view.kind === 'failed' && <RetryNotice error={view.error} onRetry={onRetry} />}
        {/* Below a text that grows, buttons would move under the thumb. */}
        {view.kind !== 'writing' && (
          <div className={css.actions}>
            {view.kind === 'ready' && <PlanOffer entryId={entry.id} planId={entry.healing_plan_id ?? null} />}
            <Button asChild variant="secondary">
              <Link to="/journal" viewTransition>
                {t('insight.viewJournal')}
              </Link>
            </Button>
            {addAnother}
            {session.status === 'guest' && <ForgetWords />}
          </div>
        )}
      </Stack>
    </Page>
  )
}

/** Leads to what follows the answer to a question, and to another insight: the button that was pressed is gone. */
function useNewBeginning(kind: InsightView['kind']) {
  const header = useRef<HTMLElement>(null)
  const before = useRef(kind)
  useEffect(() => {
    const rewriting = before.current === 'ready' && kind === 'writing'
    if (rewriting) header.current?.scrollIntoView()
    if (rewriting || before.current === 'ask') header.current?.focus()
    before.current = kind
  }, [kind])
  return header
}
