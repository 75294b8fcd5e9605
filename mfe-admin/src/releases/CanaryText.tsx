import type { AdminRelease } from '@soulsign/contracts'
import { useTranslation } from 'react-i18next'

/** A canary in a few words: its version, and who gets it. */
export function CanaryText({ canary }: Pick<AdminRelease, 'canary'>) {
  const { t } = useTranslation('admin')
  if (!canary) return t('none')
  return <bdi>{t(canary.percent > 0 ? 'releases.percent' : 'releases.asked', canary)}</bdi>
}
