import type { Body, PlanItem } from '@soulsign/contracts'
import { Card, DurationIcon, FrequencyIcon, Skeleton } from '@soulsign/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import css from './Plan.module.css'

/** Placeholder cards while a body is being written. */
const PLACES = [1, 2, 3]

interface BodyPanelProps {
  body: Body
  icon: ReactNode
  /** Undefined until they are written. */
  items: readonly PlanItem[] | undefined
  /** The language that they are written in. */
  lang: string
  writing: boolean
}

/** The part of a plan for one body. */
export function BodyPanel({ body, icon, items, lang, writing }: BodyPanelProps) {
  const { t } = useTranslation('diagnosis')
  return (
    <section data-body={body} className={css.body} aria-busy={writing && !items}>
      <header className={css.bodyHead}>
        <span className={css.bodyIcon}>{icon}</span>
        <div>
          <h2>{t(`bodies.${body}.name`)}</h2>
          <p className={css.subtitle}>{t(`bodies.${body}.holds`)}</p>
        </div>
      </header>
      {items ? (
        <ol className={css.items}>
          {items.map((item) => (
            <PlanCard key={item.title} item={item} lang={lang} />
          ))}
        </ol>
      ) : (
        <>
          <p className={css.subtitle}>{t(writing ? 'plan.bodyWriting' : 'plan.bodyMissing')}</p>
          {writing && (
            <div className={css.items}>
              {PLACES.map((place) => (
                <Card key={place} className={css.item}>
                  <Skeleton lines={4} />
                </Card>
              ))}
            </div>
          )}
        </>
      )}
    </section>
  )
}

function PlanCard({ item, lang }: { item: PlanItem; lang: string }) {
  const { t } = useTranslation('diagnosis')
  return (
    <Card as="li" className={css.item}>
      <h3 lang={lang} className={css.itemTitle}>
        {item.title}
      </h3>
      <p lang={lang} className={css.how}>
        {item.how}
      </p>
      <dl className={css.rhythm}>
        <div>
          <dt>
            <DurationIcon aria-hidden /> {t('plan.duration')}
          </dt>
          <dd lang={lang}>{item.duration}</dd>
        </div>
        <div>
          <dt>
            <FrequencyIcon aria-hidden /> {t('plan.frequency')}
          </dt>
          <dd lang={lang}>{item.frequency}</dd>
        </div>
      </dl>
    </Card>
  )
}
