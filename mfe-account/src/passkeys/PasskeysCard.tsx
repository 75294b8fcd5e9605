import type { Passkey } from '@soulsign/contracts'
import { localeOf } from '@soulsign/remote-kit'
import { Button, Card, ConfirmDialog, Stack } from '@soulsign/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '../loading/NotLoaded.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import css from './passkeys.module.css'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'
import { useSecondFactors } from './useSecondFactors.ts'

/** The person's passkeys, and their recovery codes. */
export function PasskeysCard() {
  const { t } = useTranslation('account')
  const { query, add, remove, renewCodes } = useSecondFactors()
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const { data, isError, isPaused, isFetching, refetch } = query
  const codes = add.data?.recovery_codes ?? renewCodes.data?.recovery_codes
  return (
    <Card as="section">
      <Stack gap={4}>
        <h3>{t('passkeys.title')}</h3>
        <p>{t('passkeys.text')}</p>
        {data ? (
          <>
            {data.passkeys.length > 0 && (
              <ul className={css.list}>
                {data.passkeys.map((passkey) => (
                  <li key={passkey.id}>
                    <Named passkey={passkey} />
                    <Button
                      size="s"
                      variant="secondary"
                      aria-label={t('passkeys.removeNamed', { name: passkey.name })}
                      onClick={() => setRemoving(passkey)}
                    >
                      {t('passkeys.remove')}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            <AddPasskey key={data.passkeys.length} busy={add.isPending} onAdd={(name) => add.mutate(name)} />
            {data.passkeys.length > 0 && (
              <>
                <p className={css.note}>{t('passkeys.codesLeft', { count: data.recovery_codes_left })}</p>
                <Button
                  variant="secondary"
                  className={css.add}
                  busy={renewCodes.isPending}
                  onClick={() => renewCodes.mutate()}
                >
                  {t('passkeys.newCodes')}
                </Button>
              </>
            )}
          </>
        ) : (
          <NotLoaded
            unread={t('passkeys.unread')}
            isError={isError}
            isPaused={isPaused}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            add.reset()
            renewCodes.reset()
          }}
        />
      )}
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('passkeys.removeTitle', { name: removing?.name ?? '' })}
        description={t('passkeys.removeText')}
        confirmLabel={t('passkeys.remove')}
        cancelLabel={t('passkeys.keep')}
        busy={remove.isPending}
        onConfirm={() => removing && remove.mutate(removing.id, { onSettled: () => setRemoving(null) })}
      />
    </Card>
  )
}

function Named({ passkey: { name, created_at, last_used_at } }: { passkey: Passkey }) {
  const { t, i18n } = useTranslation('account')
  const dates = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium' })
  return (
    <div>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </p>
      <p className={css.note}>
        {t('passkeys.added', { date: dates.format(new Date(created_at)) })}{' '}
        {last_used_at && t('passkeys.used', { date: dates.format(new Date(last_used_at)) })}
      </p>
    </div>
  )
}
