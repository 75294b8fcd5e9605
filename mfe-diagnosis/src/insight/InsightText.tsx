import { type SymptomWithDiagnosis, WRITING_LANGUAGE } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { BODY_ICONS, BreathingRing, Markdown, Spinner, Stack } from '@soulsign/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { WrittenBy } from '../origin/WrittenBy.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { AnswerOffer } from './AnswerOffer.tsx'
import { BreathTimer } from './BreathTimer.tsx'
import css from './Insight.module.css'
import { readInsight, type Section } from './reading.ts'

interface InsightTextProps {
  text: string
  writing: boolean
  entry: SymptomWithDiagnosis
}

/**
 * The finished or growing insight. Its text ends with who wrote it and what it is. Screen readers announce it when it
 * is finished, not word by word.
 */
export function InsightText({ text, writing, entry }: InsightTextProps) {
  const { t } = useTranslation('diagnosis')
  const { title, lead, sections, notes } = useMemo(() => readInsight(text), [text])
  const lang = langOf(entry)
  if (writing && text === '') return <BreathingRing label={t('insight.writing')} />
  return (
    <section className={css.reading} aria-labelledby="guidance-title" aria-live="polite" aria-busy={writing}>
      <Stack gap={3}>
        <h2 id="guidance-title" className={css.title}>
          <span className={css.guidance}>{t('insight.guidance')}</span> <span lang={lang}>{title}</span>
        </h2>
        {!writing && entry.diagnosis && <WrittenBy text={entry.diagnosis} title={title} />}
      </Stack>
      {lead && <Markdown lang={lang} text={lead} headingOffset={2} reading className={css.lead} />}
      {sections.map((section) => (
        <SectionView key={`${section.kind} ${section.title}`} section={section} writing={writing} entry={entry} />
      ))}
      {writing && <Spinner label={t('insight.writing')} />}
      {notes.length > 0 && (
        <p lang={lang} className={css.note}>
          {notes.join(' ')}
        </p>
      )}
    </section>
  )
}

/** The language that the text is written in. */
const langOf = ({ diagnosis }: SymptomWithDiagnosis) => diagnosis?.lang ?? WRITING_LANGUAGE

interface SectionViewProps extends Pick<InsightTextProps, 'writing' | 'entry'> {
  section: Section
}

function SectionView({ section, writing, entry }: SectionViewProps) {
  const { session } = useShell()
  const { kind, title, text, body, question, after } = section
  const lang = langOf(entry)
  if (kind === 'question') {
    return (
      <section className={css.pause}>
        <h3 lang={lang} className={css.pauseTitle}>
          {title}
        </h3>
        {text && <Markdown lang={lang} text={text} headingOffset={2} />}
        <p lang={lang} className={css.question}>
          {question}
        </p>
        {question && !writing && (
          <>
            {session.status === 'user' && <AnswerForm entry={entry} question={question} />}
            {session.status === 'guest' && <AnswerOffer entryId={entry.id} />}
          </>
        )}
        {after && <Markdown lang={lang} text={after} headingOffset={2} className={css.after} />}
      </section>
    )
  }
  if (kind === 'practice') {
    return (
      <section className={css.practice}>
        <h3 lang={lang}>{title}</h3>
        <Markdown lang={lang} text={text} headingOffset={2} reading />
        {!writing && <BreathTimer />}
      </section>
    )
  }
  const Icon = body && BODY_ICONS[body]
  return (
    <section className={css.thread} data-body={body}>
      <h3 lang={lang} className={css.threadTitle}>
        {Icon && <Icon aria-hidden />}
        {title}
      </h3>
      <Markdown lang={lang} text={text} headingOffset={2} reading />
    </section>
  )
}
