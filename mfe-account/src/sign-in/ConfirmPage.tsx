import { HEALING_LINK_MINUTES } from '@soulsign/contracts'
import { usePageTitle } from '@soulsign/remote-kit'
import { Link, parsePath, useNavigate, useSearchParams } from '@soulsign/remote-kit/router'
import { Alert, Button, Card, Page, PageHeader, Stack } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { returnPath } from './return-path.ts'
import { useLinkVerification } from './useLinkVerification.ts'

/** `/auth/confirm`: the page of an e-mailed link. Its button signs in. */
export function Component() {
  const { t } = useTranslation('account')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const link = useLinkVerification()
  const spent = link.state === 'spent' || (!link.present && link.state !== 'done')
  usePageTitle(t(spent ? 'confirm.failedTitle' : 'confirm.complete'))

  return (
    <Page width="narrow">
      <Card>
        {spent ? (
          <Stack gap={6}>
            {/* A wrapper has the role because a header must not. */}
            <div role="alert">
              <PageHeader
                title={t('confirm.failedTitle')}
                lead={t('confirm.failed', { minutes: HEALING_LINK_MINUTES })}
              />
            </div>
            <Button asChild>
              <Link to="/auth" state={{ from: parsePath(returnPath(query.get('next'))) }}>
                {t('confirm.newLink')}
              </Link>
            </Button>
          </Stack>
        ) : (
          <Stack gap={6}>
            <PageHeader title={t('confirm.title')} lead={t('confirm.lead')} />
            {link.state === 'unreachable' && (
              <Alert tone="warn" role="alert">
                {t('confirm.unreachable')}
              </Alert>
            )}
            <Button
              busy={link.state === 'busy'}
              onClick={async () => {
                if (await link.complete()) navigate(returnPath(query.get('next')), { replace: true })
              }}
            >
              {t('confirm.complete')}
            </Button>
          </Stack>
        )}
      </Card>
    </Page>
  )
}
