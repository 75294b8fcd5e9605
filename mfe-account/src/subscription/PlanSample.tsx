import { BODIES, WRITING_LANGUAGE } from '@soulsign/contracts'
import { Practice, Practices } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './subscription.module.css'

/** What one pays for: a part of a plan, word for word as the built-in guide wrote it. */
export function PlanSample() {
  const { t } = useTranslation('account')
  return (
    <section aria-labelledby="plan-sample" className={css.sample}>
      <header className={css.sampleHead}>
        <h2 id="plan-sample">{t('subscription.sample.title')}</h2>
        <blockquote lang={WRITING_LANGUAGE} className={css.sampleWords}>
          {t('subscription.sample.words')}
        </blockquote>
      </header>
      <Practices>
        {BODIES.map((body) => (
          <Practice
            key={body}
            body={body}
            name={t(`subscription.bodies.${body}`)}
            practice={t(`subscription.sample.${body}`, { returnObjects: true })}
            lang={WRITING_LANGUAGE}
          />
        ))}
      </Practices>
      <p className={css.calm}>{t('subscription.sample.note')}</p>
    </section>
  )
}
