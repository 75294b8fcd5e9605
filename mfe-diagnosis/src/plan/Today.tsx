import { BODIES, PLAN_COLUMNS, type PlanDraft } from '@soulsign/contracts'
import { Practice, Practices } from '@soulsign/ui'
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
      <Practices>
        {BODIES.map((body) => {
          const items = parts[PLAN_COLUMNS[body]]
          return (
            <Practice
              key={body}
              body={body}
              name={t(`bodies.${body}.name`)}
              practice={items?.[day % items.length]}
              lang={lang}
            >
              <p className={css.soft}>{t('plan.bodyWriting')}</p>
            </Practice>
          )
        })}
      </Practices>
    </section>
  )
}
