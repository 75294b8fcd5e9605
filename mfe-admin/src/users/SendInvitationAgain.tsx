import { type AdminPerson, ApiError } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Button, InviteIcon } from '@soulsign/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** Mails another invitation to a person who has not used theirs. */
export function SendInvitationAgain({ person: { email, role } }: { person: AdminPerson }) {
  const { t } = useTranslation('admin')
  const { api, toast } = useShell()
  const invitation = useMutation({
    networkMode: 'always',
    mutationFn: () => api.call('createInvitation', { body: { email, role } }),
    onSuccess: () => toast({ title: t('invite.sent'), description: t('invite.sentText', { email }), tone: 'success' }),
    onError: (error) =>
      toast({
        title: t('error'),
        description: error instanceof ApiError && error.problem.status < 500 ? error.message : t('invite.failed'),
        tone: 'destructive',
      }),
  })
  return (
    <Button
      size="s"
      variant="secondary"
      icon={<InviteIcon aria-hidden />}
      busy={invitation.isPending}
      onClick={() => invitation.mutate()}
    >
      {t('invite.again')}
    </Button>
  )
}
