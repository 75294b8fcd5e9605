import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Page, PageHeader } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { firstName } from './first-name.ts'

/** `/example/mine`: the shell shows it only to signed-in people, as the description says. */
export function Component() {
  const { t } = useTranslation('example')
  const { session } = useShell()
  const name = session.status === 'user' ? firstName(session.user.name) : null
  usePageTitle(t('mine.title'))
  return (
    <Page>
      <PageHeader title={t('mine.title')} lead={name ? t('mine.welcome', { name }) : t('mine.stranger')} />
    </Page>
  )
}
