import { BODIES, PLAN_COLUMNS, type PlanDraft } from '@soulsign/contracts'
import { BODY_ICONS, DurationIcon } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './Today.module.css'
import { dayOf } from './today.ts'

interface TodayProps {
  parts: Partial<PlanDraft>
  /** When the plan was written; null while it is. */
  since: string | null
  /** The language that it is written in. */
  lang: string
}

/** Where a plan begins: one practice for each body, and others tomorrow. */
export function Today({ parts, since, lang }: TodayProps) {
  const { t } = useTranslation('diagnosis')
  const day = since ? dayOf(since) : 0
  return (
    <section aria-labelledby="plan-today" className={css.today}>
      <header className={css.head}>
        <h2 id="plan-today">{t('plan.today')}</h2>
        <p className={css.soft}>{t('plan.todayText', { day: day + 1 })}</p>
      </header>
      <ol className={css.steps}>
        {BODIES.map((body) => {
          const items = parts[PLAN_COLUMNS[body]]
          const item = items?.[day % items.length]
          const Icon = BODY_ICONS[body]
          return (
            <li key={body} data-body={body} className={css.step}>
              <Icon aria-hidden className={css.icon} />
              <div className={css.words}>
                <p className={css.body}>{t(`bodies.${body}.name`)}</p>
                {item ? (
                  <>
                    <h3 lang={lang} className={css.title}>
                      {item.title}
                    </h3>
                    <p lang={lang}>{item.how}</p>
                    <p className={css.duration}>
                      <DurationIcon aria-hidden /> {item.duration}
                    </p>
                  </>
                ) : (
                  <p className={css.soft}>{t('plan.bodyWriting')}</p>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
