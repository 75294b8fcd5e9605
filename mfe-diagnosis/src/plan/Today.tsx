import { BODIES, type Body, PLAN_COLUMNS, type PlanDraft } from '@soulsign/contracts'
import { Practice, Practices, Skeleton } from '@soulsign/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './Today.module.css'
import { readTicks, writeTicks } from './ticks.ts'
import { dayOf } from './today.ts'

interface TodayProps {
  parts: Partial<PlanDraft>
  /** The plan once it is stored; null while it is being written. */
  stored: { id: string; since: string } | null
  /** The language that it is written in. */
  lang: string
  writing: boolean
}

/** Where a plan begins: one practice for each body, to be ticked off, and others tomorrow. */
export function Today({ parts, stored, lang, writing }: TodayProps) {
  const { t } = useTranslation('diagnosis')
  const day = stored ? dayOf(stored.since) : 0
  const [kept, setKept] = useState(() => ({ day, bodies: stored ? readTicks(stored.id) : [] }))
  // A page that stays open overnight begins again.
  const ticked = kept.day === day ? kept.bodies : []
  const tick = (planId: string, next: Body[]) => {
    setKept({ day, bodies: next })
    writeTicks(planId, next)
  }
  const changes = BODIES.some((body) => (parts[PLAN_COLUMNS[body]]?.length ?? 0) > 1)
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
              {...(stored && {
                tick: {
                  label: t('plan.done'),
                  checked: ticked.includes(body),
                  onChange: (done) =>
                    tick(stored.id, done ? [...ticked, body] : ticked.filter((each) => each !== body)),
                },
              })}
            >
              <p>{t(writing ? 'plan.bodyWriting' : 'plan.bodyMissing')}</p>
              {writing && <Skeleton lines={5} className={css.place} />}
            </Practice>
          )
        })}
      </Practices>
      <p role="status" className={css.soft}>
        {ticked.length === BODIES.length &&
          [t('plan.allDone'), ...(changes ? [t('plan.othersTomorrow')] : [])].join(' ')}
      </p>
    </section>
  )
}
