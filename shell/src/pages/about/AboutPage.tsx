import { BODIES, CURRENCY, PLANS } from '@soulsign/contracts'
import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { BODY_ICONS, Button, Card, Collapsible, JourneyIllustration, Page, PageHeader, Stack } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { usePreload } from '../../remotes/preload.ts'
import css from './AboutPage.module.css'

const QUESTIONS = ['biodecoding', 'how', 'plan', 'medical', 'cost', 'privacy', 'emotional'] as const

export function Component() {
  const { t, i18n } = useTranslation('about')
  const { session, settings } = useShell()
  usePageTitle(t('title'))
  usePreload('/symptom-entry')

  const price = new Intl.NumberFormat(i18n.language, { style: 'currency', currency: CURRENCY })
  const numbers = {
    limit: settings.guest_limit,
    monthly: price.format(PLANS.monthly.amount / 100),
    yearly: price.format(PLANS.yearly.amount / 100),
    lifetime: price.format(PLANS.lifetime.amount / 100),
  }

  return (
    <Page>
      <Stack gap={16}>
        <PageHeader eyebrow={t('mission')} title={t('title')} lead={t('lead')}>
          <p className={css.mission}>{t('missionText')}</p>
        </PageHeader>

        <section aria-labelledby="bodies">
          <Stack gap={6}>
            <Stack gap={2}>
              <h2 id="bodies">{t('bodiesTitle')}</h2>
              <p className={css.soft}>{t('bodiesLead')}</p>
            </Stack>
            <ul className={css.bodies}>
              {BODIES.map((body) => {
                const Icon = BODY_ICONS[body]
                return (
                  <Card key={body} as="li" data-body={body}>
                    <span className={css.icon}>
                      <Icon aria-hidden />
                    </span>
                    <div className={css.about}>
                      <h3>{t(`bodies.${body}.name`)}</h3>
                      <p>{t(`bodies.${body}.text`)}</p>
                    </div>
                  </Card>
                )
              })}
            </ul>
          </Stack>
        </section>

        <section aria-labelledby="faq">
          <Stack gap={6}>
            <h2 id="faq">{t('faqTitle')}</h2>
            <Stack gap={3}>
              {QUESTIONS.map((question) => (
                <Collapsible key={question} title={t(`faq.${question}.question`)}>
                  <p className={css.answer}>{t(`faq.${question}.answer`, numbers)}</p>
                </Collapsible>
              ))}
            </Stack>
          </Stack>
        </section>

        <div className={css.start}>
          <JourneyIllustration moment="path" className={css.picture} />
          <Button asChild>
            <Link to="/symptom-entry">{t('start')}</Link>
          </Button>
          {session.status === 'user' && (
            <Button asChild variant="secondary">
              <Link to="/journal">{t('journal')}</Link>
            </Button>
          )}
        </div>
      </Stack>
    </Page>
  )
}
