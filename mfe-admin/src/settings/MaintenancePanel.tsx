import type { PublicSettings } from '@soulsign/contracts'
import { Alert, Button, Card, ConfirmDialog, Stack } from '@soulsign/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './settings.module.css'
import { useSaveSettings } from './useSettings.ts'

/** Closes the product to everyone but administrators, and opens it again. */
export function MaintenancePanel({ settings }: { settings: PublicSettings }) {
  const { t } = useTranslation('admin')
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useSaveSettings()
  const on = settings.maintenance_mode
  const product = settings.product_name
  const set = (value: boolean) => mutate({ maintenance_mode: value }, { onSettled: () => setAsking(false) })
  return (
    <Card as="section" className={css.panel}>
      <h2>{t('settings.maintenance.title')}</h2>
      <Alert tone={on ? 'warn' : 'success'} role="status">
        {t(`settings.maintenance.${on ? 'on' : 'off'}`, { product })}
      </Alert>
      {on ? (
        <Button className={css.save} busy={isPending} onClick={() => set(false)}>
          {t('settings.maintenance.turnOff')}
        </Button>
      ) : (
        <Button variant="destructive" className={css.save} onClick={() => setAsking(true)}>
          {t('settings.maintenance.turnOn')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('settings.maintenance.confirmTitle', { product })}
        description={
          <Stack gap={3}>
            <p>{t('settings.maintenance.confirmText', { product })}</p>
            <p>{t('settings.maintenance.confirmStays')}</p>
          </Stack>
        }
        confirmLabel={t('settings.maintenance.turnOn')}
        cancelLabel={t('settings.maintenance.cancel')}
        busy={isPending}
        onConfirm={() => set(true)}
      />
    </Card>
  )
}
