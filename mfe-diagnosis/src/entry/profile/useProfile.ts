import { useShell } from '@soulsign/remote-kit'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type AdvancedValues, EMPTY_ADVANCED, type EntryValues } from '../entry-form.ts'
import { isBlank, panelOf, profileOf, sameDetails } from './mapping.ts'

export interface ProfileHandling {
  /** The saved values; null for guests, and until they are loaded. */
  saved: AdvancedValues | null
  /** 'For Me' differs from the saved values, and the person has not decided yet. */
  asks: boolean
  saving: boolean
  save(): void
  /** The changed values only count for this insight. */
  keepForThisOnly(): void
}

/** Fills the panel from a signed-in person's profile, and saves their changes to it if they agree. */
export function useProfile(): ProfileHandling {
  const { t } = useTranslation('diagnosis')
  const { api, session, toast } = useShell()
  const client = useQueryClient()
  const { getValues, setValue, watch } = useFormContext<EntryValues>()
  const options = queryOptions({
    queryKey: ['diagnosis', 'profile'],
    queryFn: async () => panelOf(await api.call('getProfile', {})),
    enabled: session.status === 'user',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const saved = useQuery(options).data ?? null
  const [settledFor, setSettledFor] = useState<AdvancedValues | null>(null)

  useEffect(() => {
    if (!saved) return
    const { subject, advanced_info, mine } = getValues()
    if (subject === 'me' && isBlank(advanced_info)) setValue('advanced_info', saved)
    if (subject === 'someone-else' && isBlank(mine)) setValue('mine', saved)
  }, [saved, getValues, setValue])

  const saving = useMutation({
    mutationFn: (panel: AdvancedValues) => api.call('saveProfile', { body: profileOf(panel) }),
    onSuccess: (profile) => {
      client.setQueryData(options.queryKey, panelOf(profile))
      toast({ title: t('profile.savedTitle'), description: t('profile.saved'), tone: 'success' })
    },
    onError: () => toast({ title: t('toasts.errorTitle'), description: t('profile.failed'), tone: 'destructive' }),
  })

  const subject = watch('subject')
  const panel = { ...EMPTY_ADVANCED, ...watch('advanced_info') }
  const settled = settledFor !== null && sameDetails(panel, settledFor)
  return {
    saved,
    asks: saved !== null && subject === 'me' && !settled && !sameDetails(panel, saved),
    saving: saving.isPending,
    save: () => saving.mutate(panel),
    keepForThisOnly: () => setSettledFor(panel),
  }
}
