import { Card } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './TipsCard.module.css'

/** Tips for a detailed entry. */
export function TipsCard() {
  const { t } = useTranslation('diagnosis')
  const tips = t('tips.items', { returnObjects: true }) as string[]
  return (
    <Card as="aside" tone="soft" aria-labelledby="tips-title">
      <h2 id="tips-title" className={css.title}>
        {t('tips.title')}
      </h2>
      <ul className={css.tips}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Card>
  )
}
