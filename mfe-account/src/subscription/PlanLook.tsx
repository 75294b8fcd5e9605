import type { PlanLook as Look } from '@soulsign/contracts'
import { Practice, Practices } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './subscription.module.css'

/** The beginning of the visitor's own plan. What is veiled has not been sent. */
export function PlanLook({ look }: { look: Look }) {
  const { t } = useTranslation('account')
  const { title, opening, practices, later, lang, plan_by } = look
  return (
    <section aria-labelledby="plan-look" className={css.sample}>
      <header className={css.sampleHead}>
        <h2 id="plan-look" className={css.lookTitle}>
          <span className={css.eyebrow}>{t('subscription.look.title')} </span>
          <span lang={lang}>{title}</span>
        </h2>
        <p lang={lang} className={css.sampleWords}>
          {opening}
        </p>
      </header>
      <Practices>
        {practices.map((practice) => (
          <Practice
            key={practice.body}
            body={practice.body}
            name={t(`subscription.bodies.${practice.body}`)}
            practice={practice}
            lang={lang}
          />
        ))}
      </Practices>
      <p className={css.calm}>
        {t(`subscription.look.waiting.${plan_by}`, { later })} {t(`subscription.look.by.${plan_by}`)}
      </p>
    </section>
  )
}
