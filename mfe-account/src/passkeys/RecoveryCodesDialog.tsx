import { Button, Dialog, Stack } from '@soulsign/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './passkeys.module.css'

/** Shows new recovery codes, once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose(): void }) {
  const { t } = useTranslation('account')
  const [copied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'))
    setCopied(true)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t('passkeys.codes.title')}
      actions={
        <>
          <Button variant="secondary" onClick={() => void copy().catch(() => undefined)}>
            {t(copied ? 'passkeys.codes.copied' : 'passkeys.codes.copy')}
          </Button>
          <Button onClick={onClose}>{t('passkeys.codes.kept')}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('passkeys.codes.text')}</p>
        <ul className={css.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}
