import { EmotionalIcon, EnergeticIcon, PhysicalIcon, SpiritualIcon } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './subscription.module.css'

const REASONS = [
  { key: 'personal', Icon: SpiritualIcon },
  { key: 'practical', Icon: PhysicalIcon },
  { key: 'together', Icon: EmotionalIcon },
  { key: 'free', Icon: EnergeticIcon },
] as const

export function WhyPremium() {
  const { t } = useTranslation('account')
  return (
    <section aria-labelledby="why-premium" className={css.why}>
      <h2 id="why-premium">{t('subscription.why.title')}</h2>
      <ul className={css.reasons}>
        {REASONS.map(({ key, Icon }) => (
          <li key={key} className={css.reason}>
            <Icon aria-hidden />
            <div>
              <h3>{t(`subscription.why.${key}.title`)}</h3>
              <p>{t(`subscription.why.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
