import { useShell } from '@soulsign/remote-kit'
import { useTranslation } from 'react-i18next'
import { useProviderPage } from './use-provider-page.ts'

/** The payment provider's page on which a person changes the card, reads invoices, and cancels. */
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
