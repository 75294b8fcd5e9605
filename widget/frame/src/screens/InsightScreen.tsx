import { originData, WRITING_LANGUAGE } from '@soulsign/contracts'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Entry } from '../check/entry.ts'
import type { Stage } from '../check/state.ts'
import { useFrame } from '../context.ts'
import css from '../frame.module.css'
import type { TextKey } from '../i18n/texts.ts'
import { BreathingRing, Button, Card, LanguageNotice, Markdown, Spinner } from '../ui.ts'
import { copyText, plainText, printFrame } from './keep.ts'
import { FailureNotice } from './Notices.tsx'
import { useTitle } from './useTitle.ts'

interface InsightScreenProps {
  entry: Entry
  stage: Extract<Stage, { name: 'insight' }>
  onRetry(): void
  onAgain(): void
}

/** The finished or growing insight. Screen readers announce it when it is finished, not word by word. */
export function InsightScreen({ entry, stage, onRetry, onAgain }: InsightScreenProps) {
  const { t } = useFrame().texts
  const { text, origin, language, writing, failure } = stage
  const title = useTitle(true)
  const words = useRef<HTMLDivElement>(null)
  // The API has gone on writing meanwhile.
  useEffect(() => {
    if (failure !== 'offline') return
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  })
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {t('insightTitle')}
      </h1>
      <YourEntry entry={entry} />
      <LanguageNotice language={language} where="above" />
      <Card as="section" tone="accent" className={css.column}>
        <h2 className={css.guidance}>{t('guidance')}</h2>
        {origin && (
          <p className={css.small}>
            {t(`written.${origin.written_by}`)}
            <script type="application/ld+json">{JSON.stringify(originData(origin))}</script>
          </p>
        )}
        <div ref={words} aria-live="polite" aria-busy={writing}>
          <Markdown lang={origin?.lang ?? WRITING_LANGUAGE} text={text} headingOffset={1} reading />
        </div>
        {writing && text === '' && <BreathingRing label={t('submitGenerating')} />}
        {writing && text !== '' && <Spinner label={t('submitGenerating')} />}
      </Card>
      {failure && <FailureNotice failure={failure} onRetry={onRetry} />}
      {!writing && (
        <div className={css.row}>
          {!failure && <Keep words={words} />}
          <Button variant="quiet" onClick={onAgain}>
            {t('addAnother')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The person's entry. */
export function YourEntry({ entry }: { entry: Entry }) {
  const { t } = useFrame().texts
  return (
    <Card as="section" tone="soft" aria-label={t('yourEntry')}>
      <p className={css.small}>{t(`types.${entry.symptom_type}`)}</p>
      <p className={css.words} dir="auto">
        {entry.description}
      </p>
    </Card>
  )
}

/** Print and copy, because the frame has no journal. */
function Keep({ words }: { words: RefObject<HTMLElement | null> }) {
  const { t } = useFrame().texts
  const [said, setSaid] = useState<TextKey | null>(null)
  return (
    <>
      <Button variant="secondary" onClick={() => setSaid(printFrame() ? null : 'printFailed')}>
        {t('print')}
      </Button>
      <Button
        variant="secondary"
        onClick={async () => setSaid((await copyText(plainText(words.current))) ? 'copied' : 'copyFailed')}
      >
        {t('copy')}
      </Button>
      <span role="status">{said && t(said)}</span>
    </>
  )
}
