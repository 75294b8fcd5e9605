import { compactAdvancedInfo } from '@soulsign/contracts'
import { Collapsible, Skeleton, useLater } from '@soulsign/ui'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { EntryValues } from './entry-form.ts'
import { useProfile } from './profile/useProfile.ts'

/** The optional details, about the person who writes or about someone else. Most people leave it closed. */
export function AdvancedPanel() {
  const { t } = useTranslation('diagnosis')
  const { getValues, formState } = useFormContext<EntryValues>()
  const profile = useProfile()
  const [open, setOpen] = useState(() => compactAdvancedInfo(getValues('advanced_info')) !== null)
  const later = useLater(() => import('./AdvancedFields.tsx'), open)
  const hasErrors = formState.errors.advanced_info !== undefined
  useEffect(() => {
    if (hasErrors) setOpen(true)
  }, [hasErrors])

  return (
    <Collapsible title={t('advanced.title')} description={t('advanced.lead')} open={open} onOpenChange={setOpen}>
      {later ? <later.AdvancedFields profile={profile} /> : <Skeleton lines={6} />}
    </Collapsible>
  )
}
