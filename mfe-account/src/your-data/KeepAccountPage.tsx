import { isProblem } from '@soulsign/contracts'
import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Link, useLocation } from '@soulsign/remote-kit/router'
import { Alert, Button, Card, Page, PageHeader, Stack } from '@soulsign/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** `/account/keep`: the page of the mail about a closed account. Its button keeps the account; the secret is after #. */
export function Component() {
  const { t } = useTranslation('account')
  const { api } = useShell()
  const { hash } = useLocation()
  const { mutate, isPending, isSuccess, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => api.call('keepAccount', { body: { token: hash.slice(1) } }),
  })
  const spent = !hash || isProblem(error, 'not-found')
  usePageTitle(t('keep.title'))
  const state = isSuccess ? 'kept' : spent ? 'spent' : 'asked'
  return (
    <Page width="narrow">
      <Card>
        <Stack gap={6}>
          <div role={state === 'asked' ? undefined : 'status'}>
            <PageHeader title={t(`keep.${state}.title`)} lead={t(`keep.${state}.lead`)} />
          </div>
          {error && !spent && (
            <Alert tone="warn" role="alert">
              {error.message}
            </Alert>
          )}
          {state === 'asked' ? (
            <Button busy={isPending} onClick={() => mutate()}>
              {t('keep.asked.action')}
            </Button>
          ) : (
            <Button asChild>
              <Link to={state === 'kept' ? '/auth' : '/'}>{t(`keep.${state}.action`)}</Link>
            </Button>
          )}
        </Stack>
      </Card>
    </Page>
  )
}
