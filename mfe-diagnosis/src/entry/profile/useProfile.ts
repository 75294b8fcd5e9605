import { isProblem } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
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

/** One array for all renders, or each would subscribe again. */
const WATCHED = ['subject', 'advanced_info'] as const

/** Fills the panel from a signed-in person's profile, and saves their changes to it if they agree. */
export function useProfile(): ProfileHandling {
  const { t } = useTranslation('diagnosis')
  const { api, session, toast } = useShell()
  const client = useQueryClient()
  const { control, getValues, setValue } = useFormContext<EntryValues>()
  const options = queryOptions({
    queryKey: ['diagnosis', 'profile'],
    queryFn: () => api.call('getProfile', {}),
    enabled: session.status === 'user',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data } = useQuery(options)
  const saved = useMemo(() => (data ? panelOf(data) : null), [data])
  const [settledFor, setSettledFor] = useState<AdvancedValues | null>(null)

  useEffect(() => {
    if (!saved) return
    const { subject, advanced_info, mine } = getValues()
    if (subject === 'me' && isBlank(advanced_info)) setValue('advanced_info', saved)
    if (subject === 'someone-else' && isBlank(mine)) setValue('mine', saved)
  }, [saved, getValues, setValue])

  const saving = useMutation({
    // An API of the version before has no `saved_since`.
    mutationFn: (panel: AdvancedValues) =>
      api.call('saveProfile', {
        body: { ...profileOf(panel), ...(data?.saved_since && { saved_since: data.saved_since }) },
      }),
    onSuccess: (profile) => {
      client.setQueryData(options.queryKey, profile)
      toast({ title: t('profile.savedTitle'), description: t('profile.saved'), tone: 'success' })
    },
    onError(error) {
      const removed = isProblem(error, 'conflict')
      if (removed) void client.invalidateQueries({ queryKey: options.queryKey })
      const description = t(removed ? 'profile.removedElsewhere' : 'profile.failed')
      toast({ title: t('toasts.errorTitle'), description, tone: 'destructive' })
    },
  })

  const [subject, details] = useWatch({ control, name: WATCHED })
  const panel = useMemo(() => ({ ...EMPTY_ADVANCED, ...details }), [details])
  const settled = settledFor !== null && sameDetails(panel, settledFor)
  const asks = saved !== null && subject === 'me' && !settled && !sameDetails(panel, saved)
  const { isPending, mutate } = saving
  // The panel is long, so it is rendered only when this changes.
  return useMemo(
    () => ({
      saved,
      asks,
      saving: isPending,
      save: () => mutate(panel),
      keepForThisOnly: () => setSettledFor(panel),
    }),
    [saved, asks, isPending, mutate, panel],
  )
}
