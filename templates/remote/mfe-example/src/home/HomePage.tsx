import { usePageTitle } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { Button, Page, PageHeader, Stack } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'

/** `/example`: open to everyone. */
export function Component() {
  const { t } = useTranslation('example')
  usePageTitle(t('home.title'))
  return (
    <Page>
      <Stack gap={6}>
        <PageHeader title={t('home.title')} lead={t('home.lead')} />
        <div>
          <Button asChild>
            <Link to="/example/mine">{t('home.mine')}</Link>
          </Button>
        </div>
      </Stack>
    </Page>
  )
}
