import { PASSKEY_NAME_MAX_LENGTH } from '@soulsign/contracts'
import { Alert, Button, Field, Stack, TextInput } from '@soulsign/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { canUsePasskeys } from './authenticator.ts'
import css from './passkeys.module.css'

interface AddPasskeyProps {
  busy: boolean
  onAdd(name: string): void
}

/** Names a new passkey and lets the browser make it. */
export function AddPasskey({ busy, onAdd }: AddPasskeyProps) {
  const { t } = useTranslation('account')
  const [name, setName] = useState('')
  if (!canUsePasskeys()) return <Alert>{t('passkeys.unsupported')}</Alert>

  function add(event: FormEvent) {
    event.preventDefault()
    onAdd(name.trim() || t('passkeys.defaultName'))
  }

  return (
    <form onSubmit={add}>
      <Stack gap={4}>
        <Field label={t('passkeys.name')} help={t('passkeys.nameHelp')}>
          <TextInput
            value={name}
            maxLength={PASSKEY_NAME_MAX_LENGTH}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" className={css.add} busy={busy}>
          {t('passkeys.add')}
        </Button>
      </Stack>
    </form>
  )
}
