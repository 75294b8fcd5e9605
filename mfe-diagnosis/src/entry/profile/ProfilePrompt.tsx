import { Alert, Button, Cluster } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import type { ProfileHandling } from './useProfile.ts'

/** Asks whether to save changed details to the profile. */
export function ProfilePrompt({ asks, saving, save, keepForThisOnly }: ProfileHandling) {
  const { t } = useTranslation('diagnosis')
  if (!asks) return null
  return (
    <Alert
      role="status"
      title={t('profile.question')}
      actions={
        <Cluster gap={2}>
          <Button size="s" busy={saving} onClick={save}>
            {t('profile.save')}
          </Button>
          <Button size="s" variant="quiet" onClick={keepForThisOnly}>
            {t('profile.thisOnly')}
          </Button>
        </Cluster>
      }
    >
      {t('profile.explanation')}
    </Alert>
  )
}
