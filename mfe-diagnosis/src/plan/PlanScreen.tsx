import { BODIES, type Body, PLAN_COLUMNS, WRITING_LANGUAGE } from '@soulsign/contracts'
import { useSubscription } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import {
  BackIcon,
  Badge,
  BODY_ICONS,
  Button,
  Cluster,
  LanguageNotice,
  Page,
  PageHeader,
  Spinner,
  Stack,
  Tabs,
  VisuallyHidden,
} from '@soulsign/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WrittenBy } from '../origin/WrittenBy.tsx'
import { SafetyNotice } from '../safety/SafetyNotice.tsx'
import { BodyPanel } from './BodyPanel.tsx'
import css from './Plan.module.css'
import { Today } from './Today.tsx'
import type { Readable } from './view.ts'

export interface PlanScreenProps {
  readable: Readable
  writing: boolean
  body: Body
  onBody(body: Body): void
  /** A notice above the plan. */
  children?: ReactNode
}

/** A plan in its four tabs, some of which may still be loading. */
export function PlanScreen({ readable, writing, body: chosen, onBody, children }: PlanScreenProps) {
  const { t } = useTranslation('diagnosis')
  const { subscribed } = useSubscription()
  const { parts, stored, author, entryId, description, language, safety } = readable
  const lang = author?.lang ?? WRITING_LANGUAGE
  const finished = BODIES.filter((body) => parts[PLAN_COLUMNS[body]])
  const newest = finished.at(-1)
  return (
    <Page tall>
      <Stack gap={6}>
        <PageHeader title={t('plan.title')} className={css.header}>
          <p className={css.symptom}>
            {t('plan.symptom')} <bdi>{description}</bdi>
          </p>
          <Cluster gap={4} className={css.origins}>
            <Link to={`/diagnosis/${entryId}`} viewTransition className={css.back}>
              <BackIcon aria-hidden />
              {t('plan.toInsight')}
            </Link>
            {/* Only subscribers can have a plan written. */}
            <p>{(writing || subscribed) && <Badge tone="gold">{t('plan.premium')}</Badge>}</p>
          </Cluster>
        </PageHeader>
        {children}
        {/* The entry's safety notice is also shown above its plan. */}
        {safety && <SafetyNotice safety={safety} />}
        {language !== lang && <LanguageNotice language={language} where="above" />}
        {/* Its place is there before its words, so that nothing below moves away from under the thumb. */}
        {(writing || parts[PLAN_COLUMNS.physical]) && (
          <Today key={stored?.id} parts={parts} stored={stored} lang={lang} writing={writing} />
        )}
        {parts.title && (
          <section className={css.intro} aria-labelledby="plan-name">
            <h2 id="plan-name" lang={lang}>
              {parts.title}
            </h2>
            {author && <WrittenBy text={author} title={parts.title} />}
            <p lang={lang} className={css.about}>
              {parts.description}
            </p>
          </section>
        )}
        <Tabs
          label={t('plan.bodies')}
          value={chosen}
          onValueChange={onBody}
          fill
          tabs={BODIES.map((body) => {
            const Icon = BODY_ICONS[body]
            const items = parts[PLAN_COLUMNS[body]]
            return {
              value: body,
              label: t(`bodies.${body}.name`),
              icon: <Icon aria-hidden />,
              tone: body,
              pending: writing && !items,
              content: (
                <BodyPanel body={body} icon={<Icon aria-hidden />} items={items} lang={lang} writing={writing} />
              ),
            }
          })}
        />
        <VisuallyHidden role="status">
          {writing && newest && t('plan.bodyReady', { body: t(`bodies.${newest}.name`) })}
        </VisuallyHidden>
        {writing && <Spinner label={t('plan.creating')} className={css.writing} />}
        <p className={css.origin}>{t('plan.note')}</p>
        {!writing && (
          <Cluster className={css.screenOnly}>
            <Button asChild variant="secondary">
              <Link to="/journal" viewTransition>
                {t('plan.viewJournal')}
              </Link>
            </Button>
            <Button asChild variant="secondary">
              <Link to="/symptom-entry">{t('plan.addSymptom')}</Link>
            </Button>
          </Cluster>
        )}
      </Stack>
    </Page>
  )
}
