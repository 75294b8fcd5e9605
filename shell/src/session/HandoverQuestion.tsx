import { isProblem } from '@soulsign/contracts'
import { tellEntriesChanged } from '@soulsign/remote-kit'
import { Button, Dialog, toast } from '@soulsign/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../api/client.ts'
import { guestToken } from '../credentials/guest-token.ts'
import { useSession } from './SessionProvider.tsx'

/**
 * Asks whether what was written in a partner's frame shall go to this person, or to this browser's next sign-in. Anybody
 * can send an address with a code, so nothing moves before a yes.
 */
export function HandoverQuestion({ code }: { code: string }) {
  const { t } = useTranslation('handover')
  const session = useSession()
  const [open, setOpen] = useState(true)
  const user = session.status === 'user' ? session.user : null
  const exchange = useMutation({
    networkMode: 'always',
    mutationFn: () => api.call('exchangeHandover', { body: { code } }),
    retry: (count, error) => count < 2 && !isProblem(error, 'not-found'),
    onSuccess({ guestToken: token }) {
      if (token) guestToken.store(token)
      else tellEntriesChanged()
      const description = t(token ? 'doneGuest' : 'doneUser')
      toast({ title: t('done'), description, tone: 'success' })
    },
    onError: () =>
      toast({
        title: t('failed'),
        description: t('failedText'),
        tone: 'destructive',
      }),
    onSettled: () => setOpen(false),
  })
  return (
    <Dialog
      open={open && session.status !== 'loading'}
      onClose={() => setOpen(false)}
      busy={exchange.isPending}
      title={t('title')}
      actions={
        <>
          <Button variant="secondary" unavailable={exchange.isPending} onClick={() => setOpen(false)}>
            {t('no')}
          </Button>
          <Button busy={exchange.isPending} onClick={() => exchange.mutate()}>
            {t('yes')}
          </Button>
        </>
      }
    >
      <p>{user ? t('user', { email: user.email }) : t('guest')}</p>
    </Dialog>
  )
}
