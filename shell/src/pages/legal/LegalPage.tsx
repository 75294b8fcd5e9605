import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Link, useLocation } from '@soulsign/remote-kit/router'
import { Page, PageHeader, Stack } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { ForgetWords } from './ForgetWords.tsx'
import css from './LegalPage.module.css'
import { OperatorDetails } from './OperatorDetails.tsx'
import { Processing } from './Processing.tsx'
import type { LegalPath } from './paths.ts'
import { RetentionTable } from './RetentionTable.tsx'

const KEYS = {
  '/privacy': 'privacy',
  '/privacy/record': 'record',
  '/privacy/health-data': 'healthData',
  '/terms': 'terms',
  '/contact': 'contact',
  '/imprint': 'imprint',
} as const satisfies Record<LegalPath, string>

/** What stands between the sections of some pages, by the section's `part`. */
const PARTS: Record<string, () => React.ReactNode> = {
  operator: OperatorDetails,
  retention: RetentionTable,
  record: Processing,
  forget: ForgetWords,
}

/** A page of so many sections has a list of them. */
const LONG = 5

const idOf = (index: number) => `part-${index + 1}`

interface Section {
  title: string
  text: string[]
  part?: string
}

/** A page about privacy or law. Its texts name the operator as the settings do. */
export function Component() {
  const { t } = useTranslation('legal')
  const { settings } = useShell()
  const { pathname } = useLocation()
  const key = KEYS[pathname.replace(/(?<=.)\/$/, '') as LegalPath] ?? 'privacy'
  const values = {
    operator: settings.operator_name ?? t('operator.unnamed'),
    country: settings.operator_country ?? t('operator.noCountry'),
    email: settings.operator_email ?? t('operator.noEmail'),
  }
  const title = t(`${key}.title`)
  usePageTitle(title)
  const sections = t(`${key}.sections`, { returnObjects: true, ...values }) as Section[]
  return (
    <Page width="narrow">
      <Stack gap={8}>
        <PageHeader title={title} lead={t(`${key}.lead`, values)} />
        {sections.length >= LONG && (
          <nav aria-label={t('parts')}>
            <ul className={css.parts}>
              {sections.map((section, index) => (
                <li key={section.title}>
                  <Link
                    to={{ hash: idOf(index) }}
                    replace
                    // The router scrolls, but leaves the focus where it was.
                    onClick={() => document.getElementById(idOf(index))?.focus({ preventScroll: true })}
                  >
                    {section.title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {sections.map((section, index) => {
          const Part = section.part && PARTS[section.part]
          return (
            <section key={section.title}>
              <Stack gap={3}>
                <h2 id={idOf(index)} tabIndex={-1} className={css.title}>
                  {section.title}
                </h2>
                {section.text.map((text) => (
                  <p key={text} className={css.text}>
                    {text}
                  </p>
                ))}
                {Part && <Part />}
              </Stack>
            </section>
          )
        })}
      </Stack>
    </Page>
  )
}
