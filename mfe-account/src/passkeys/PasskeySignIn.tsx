import { useShell } from '@soulsign/remote-kit'
import { Button } from '@soulsign/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerWithPasskey, canUsePasskeys } from './authenticator.ts'
import { reasonOf } from './reason.ts'

/** Signs in with a passkey, without an address. Shown where the browser has passkeys. */
export function PasskeySignIn() {
  const { t } = useTranslation('account')
  const { api, auth, toast } = useShell()
  const signIn = useMutation({
    networkMode: 'always',
    gcTime: 0,
    async mutationFn() {
      const answer = await answerWithPasskey(await api.call('startPasskeySignIn', {}))
      const { error } = await auth.setSession(await api.call('signInWithPasskey', { body: answer }))
      if (error) throw error
    },
    onError: (error) => toast({ title: t('passkeys.error'), description: reasonOf(error, t), tone: 'destructive' }),
  })
  if (!canUsePasskeys()) return null
  return (
    <Button variant="secondary" busy={signIn.isPending} onClick={() => signIn.mutate()}>
      {t('signIn.passkey')}
    </Button>
  )
}
