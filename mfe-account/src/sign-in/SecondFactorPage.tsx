import { usePageTitle } from '@soulsign/remote-kit'
import { createPath, type Location, Navigate, useLocation, useNavigate } from '@soulsign/remote-kit/router'
import { Button, Card, Field, Page, PageHeader, Spinner, Stack, TextInput } from '@soulsign/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddPasskey } from '../passkeys/AddPasskey.tsx'
import { RecoveryCodesDialog } from '../passkeys/RecoveryCodesDialog.tsx'
import { useSecondFactors } from '../passkeys/useSecondFactors.ts'
import { LinkUnreachable } from './LinkUnreachable.tsx'
import { returnPath } from './return-path.ts'

/** `/auth/second-factor`: asks an administrator for their passkey or a recovery code, or to add a passkey. */
export function Component() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const location = useLocation()
  const { query, add, prove, recover } = useSecondFactors()
  const { from } = (location.state ?? {}) as { from?: Location }
  const target = returnPath(from ? createPath(from) : '/account')
  usePageTitle(t('secondFactor.title'))
  const goOn = () => void navigate(target, { replace: true })

  const codes = add.data?.recovery_codes
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={goOn} />
  const has = query.data && query.data.passkeys.length > 0
  if (has && query.data.proved && !add.isPending) return <Navigate to={target} replace />
  return (
    <Page width="narrow">
      <Card>
        <Stack gap={6}>
          {query.data ? (
            !has ? (
              <>
                <PageHeader
                  title={t('secondFactor.addTitle')}
                  lead={t(query.data.proved ? 'secondFactor.addLead' : 'secondFactor.firstLead')}
                />
                {!query.data.proved && (
                  <RecoveryForm
                    label={t('secondFactor.firstCode')}
                    help={t('secondFactor.firstCodeHelp')}
                    busy={recover.isPending}
                    onCode={(code) => recover.mutate(code)}
                  />
                )}
                <AddPasskey busy={add.isPending} onAdd={(name) => add.mutate(name)} />
              </>
            ) : (
              <>
                <PageHeader title={t('secondFactor.title')} lead={t('secondFactor.lead')} />
                <Button busy={prove.isPending} onClick={() => prove.mutate(undefined, { onSuccess: goOn })}>
                  {t('secondFactor.use')}
                </Button>
                <RecoveryForm
                  label={t('secondFactor.code')}
                  help={t('secondFactor.codeHelp')}
                  busy={recover.isPending}
                  onCode={(code) => recover.mutate(code, { onSuccess: goOn })}
                />
              </>
            )
          ) : (
            <>
              <PageHeader title={t('secondFactor.title')} />
              {query.isError ? (
                <LinkUnreachable text={t('passkeys.unread')} onRetry={() => void query.refetch()} />
              ) : (
                <Spinner label={t('secondFactor.asking')} />
              )}
            </>
          )}
        </Stack>
      </Card>
    </Page>
  )
}

interface RecoveryFormProps {
  label: string
  help: string
  busy: boolean
  onCode(code: string): void
}

function RecoveryForm({ label, help, busy, onCode }: RecoveryFormProps) {
  const { t } = useTranslation('account')
  const [code, setCode] = useState('')
  function submit(event: FormEvent) {
    event.preventDefault()
    if (code.trim()) onCode(code)
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={4}>
        <Field label={label} help={help}>
          <TextInput
            autoComplete="off"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" busy={busy}>
          {t('secondFactor.useCode')}
        </Button>
      </Stack>
    </form>
  )
}
