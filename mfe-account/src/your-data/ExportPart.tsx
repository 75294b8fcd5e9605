import { FRESH_SESSION_MINUTES, isProblem } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { useNavigate } from '@soulsign/remote-kit/router'
import { Alert, Button, ExportIcon, Stack, saveFile } from '@soulsign/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import css from './your-data.module.css'

export function ExportPart() {
  const { t } = useTranslation('account')
  const { api, auth, toast } = useShell()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => api.download('exportAccount', {}),
    onSuccess: saveFile,
    onError: (failure) => {
      if (isProblem(failure, 'fresh-session-needed')) return
      toast({ title: t('data.export.title'), description: t('data.export.failed'), tone: 'destructive' })
    },
  })
  return (
    <Stack gap={3}>
      <h4>{t('data.export.title')}</h4>
      <p className={css.note}>{t('data.export.text')}</p>
      {isProblem(error, 'fresh-session-needed') ? (
        <Alert
          role="status"
          actions={
            <Button
              variant="secondary"
              onClick={async () => {
                // Leave first: this screen is for signed-in people and would redirect by itself.
                await navigate('/auth', { state: { from: { pathname: '/account' } } })
                await auth.signOut({ scope: 'local' })
              }}
            >
              {t('data.export.signIn')}
            </Button>
          }
        >
          {t('data.export.stale', { minutes: FRESH_SESSION_MINUTES })}
        </Alert>
      ) : (
        <div>
          <Button variant="secondary" icon={<ExportIcon aria-hidden />} busy={isPending} onClick={() => mutate()}>
            {t(isPending ? 'data.export.busy' : 'data.export.action')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
