import { HEALING_LINK_MINUTES, INVITATION_DAYS } from '@soulsign/contracts'
import { usePageTitle } from '@soulsign/remote-kit'
import { Link, parsePath, useNavigate, useSearchParams } from '@soulsign/remote-kit/router'
import { Button, Card, Page, PageHeader, Spinner, Stack } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { LinkStep } from './LinkStep.tsx'
import { LinkUnreachable } from './LinkUnreachable.tsx'
import { returnPath } from './return-path.ts'
import { useLinkVerification } from './useLinkVerification.ts'

/** `/auth/confirm`: the page of an e-mailed link. It names the account, and its button signs in. */
export function Component() {
  const { t } = useTranslation('account')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { link, retry, complete } = useLinkVerification()
  usePageTitle(t(link.state === 'spent' ? 'confirm.failedTitle' : 'confirm.complete'))

  async function finish(takeEntries: boolean) {
    if (await complete(takeEntries)) navigate(returnPath(query.get('next')), { replace: true })
  }

  return (
    <Page width="narrow">
      <Card>
        {link.state === 'spent' && (
          <Stack gap={6}>
            {/* A wrapper has the role because a header must not. */}
            <Stack role="alert">
              <PageHeader
                title={t('confirm.failedTitle')}
                lead={t('confirm.failed', { minutes: HEALING_LINK_MINUTES, days: INVITATION_DAYS })}
              />
            </Stack>
            <Button asChild>
              <Link to="/auth" state={{ from: parsePath(returnPath(query.get('next'))) }}>
                {t('confirm.newLink')}
              </Link>
            </Button>
          </Stack>
        )}
        {(link.state === 'asking' || link.state === 'done') && <Spinner label={t('confirm.asking')} />}
        {link.state === 'unreachable' && (
          <Stack gap={6}>
            <PageHeader title={t('confirm.title')} />
            <LinkUnreachable onRetry={retry} />
          </Stack>
        )}
        {(link.state === 'ready' || link.state === 'busy') && (
          <LinkStep
            title={t('confirm.title')}
            lead={t('confirm.lead')}
            button={t('confirm.complete')}
            account={link.account}
            busy={link.state === 'busy'}
            onComplete={(takeEntries) => void finish(takeEntries)}
          />
        )}
      </Card>
    </Page>
  )
}
