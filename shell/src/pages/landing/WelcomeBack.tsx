import { WELCOME_BACK_MS } from '@soulsign/contracts'
import { type Session, usePageTitle } from '@soulsign/remote-kit'
import { Link, useNavigate } from '@soulsign/remote-kit/router'
import { BrandMark, Button, Card, Page, PageHeader, Stack } from '@soulsign/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

const NEXT = '/symptom-entry'

/** Greets a signed-in person who arrives with tokens in the address, then goes on. */
export function WelcomeBack({ user }: { user: Extract<Session, { status: 'user' }>['user'] }) {
  const { t } = useTranslation('landing')
  const navigate = useNavigate()
  usePageTitle(t('welcomeBack.title'))
  useEffect(() => {
    const timer = setTimeout(() => void navigate(NEXT, { replace: true }), WELCOME_BACK_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Page width="narrow">
      <Card>
        <Stack gap={6}>
          <BrandMark />
          <PageHeader title={t('welcomeBack.title')} lead={<bdi>{user.name ?? user.email}</bdi>} />
          <Button asChild>
            <Link to={NEXT} replace>
              {t('welcomeBack.continue')}
            </Link>
          </Button>
        </Stack>
      </Card>
    </Page>
  )
}
