import { Button, type ButtonProps } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { usePortal } from './usePortal.ts'

export function ManageBilling({ variant = 'secondary' }: Pick<ButtonProps, 'variant'>) {
  const { t } = useTranslation('account')
  const portal = usePortal()
  return (
    <Button variant={variant} busy={portal.opening} onClick={portal.open}>
      {t('billing.manage')}
    </Button>
  )
}
