import { BreathingRing, Card, Markdown, Spinner } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './Insight.module.css'

/**
 * The finished or growing insight. Its text ends with who wrote it and what it is. Screen readers announce it when it
 * is finished, not word by word.
 */
export function InsightCard({ text, writing }: { text: string; writing: boolean }) {
  const { t } = useTranslation('diagnosis')
  if (writing && text === '') {
    return (
      <Card as="section">
        <BreathingRing label={t('insight.writing')} />
      </Card>
    )
  }
  return (
    <Card as="section" tone="accent" aria-labelledby="guidance-title">
      <h2 id="guidance-title" className={css.guidance}>
        {t('insight.guidance')}
      </h2>
      <div aria-live="polite" aria-busy={writing}>
        <Markdown text={text} headingOffset={2} reading />
      </div>
      {writing && <Spinner label={t('insight.writing')} className={css.writing} />}
    </Card>
  )
}
