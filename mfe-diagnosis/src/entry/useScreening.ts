import { type Safety, ScreenRequest } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { EntryFormApi } from './useDraft.ts'

const TYPING_PAUSE_MS = 700

/**
 * Screens the form's text while it cannot be sent (because of the limit or a failure), when typing pauses or a field
 * loses the focus. Nothing is stored.
 */
export function useScreening({ control }: EntryFormApi, enabled: boolean) {
  const { api } = useShell()
  const [description, advanced_info] = useWatch({ control, name: ['description', 'advanced_info'] })
  const typed = enabled ? JSON.stringify({ description, advanced_info }) : ''
  const [settled, setSettled] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  const request = ScreenRequest.safeParse(settled ? JSON.parse(settled) : null).data
  const { data } = useQuery({
    queryKey: ['diagnosis', 'screening', settled],
    queryFn: async (): Promise<Safety | null> =>
      (await api.call('screen', { body: request ?? { description: '' } })).safety,
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
    retry: 1,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { safety: request ? (data ?? null) : null, settle: () => setSettled(typed) }
}
