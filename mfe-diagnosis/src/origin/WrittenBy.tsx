import { type Diagnosis, originData } from '@soulsign/contracts'
import { useTranslation } from 'react-i18next'
import css from './origin.module.css'

/** What is noted of who wrote a text, an insight or a plan. */
export type Written = Pick<Diagnosis, 'written_by' | 'model' | 'signature' | 'lang' | 'created_at'>

interface WrittenByProps {
  text: Written
  title: string | null
}

/** Who wrote a text, for people above it and for machines in the page. Nothing if that was not noted. */
export function WrittenBy({ text: { written_by, model, signature, lang, created_at }, title }: WrittenByProps) {
  const { t } = useTranslation('diagnosis')
  if (!written_by) return null
  const data = originData({ written_by, model, signature, lang, created_at, title })
  return (
    <p className={css.writtenBy} data-written-by={written_by}>
      {written_by === 'ai' && model ? t('writtenBy.model', { model }) : t(`writtenBy.${written_by}`)}
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </p>
  )
}
