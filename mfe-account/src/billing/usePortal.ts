import { useShell } from '@soulsign/remote-kit'
import { useTranslation } from 'react-i18next'
import { useProviderPage } from './useProviderPage.ts'

/** Opens the payment provider's page for the card, invoices and cancellation. */
export function usePortal() {
  const { t } = useTranslation('account')
  const { api, toast } = useShell()
  const { open, opening } = useProviderPage({
    address: (_: 'portal') => api.call('customerPortal', {}),
    waiting: t('billing.opening'),
    onFailure: () => toast({ title: t('billing.error'), description: t('billing.portalFailed'), tone: 'destructive' }),
  })
  return { open: () => open('portal'), opening: opening !== null }
}
