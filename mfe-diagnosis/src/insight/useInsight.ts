import { type ApiClient, isProblem } from '@soulsign/contracts'
import { withReservation } from '@soulsign/contracts/flow'
import { tellEntriesChanged } from '@soulsign/remote-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useGuestAccess } from '../guest/access.ts'
import { isRefusal } from '../problems.ts'
import { generationOptions, symptomOptions } from './generation.ts'
import { insightView } from './view.ts'

/** The symptom, the generation that runs or has to run for it, and what to show of both. */
export function useInsight(api: ApiClient, symptomId: string) {
  const client = useQueryClient()
  const access = useGuestAccess()
  const options = symptomOptions(api, symptomId)
  // A sign-in in another tab moves the entry to the account, a moment before this tab has the session.
  const mayHaveMoved = (error: unknown) =>
    access !== null && isProblem(error, 'not-found') && client.getQueryData(options.queryKey) !== undefined
  const symptom = useQuery({
    ...options,
    retry: (count, error) => count < 2 && (!isRefusal(error) || mayHaveMoved(error)),
  })
  const generation = useQuery({
    ...generationOptions(api, symptomId),
    enabled: symptom.data !== undefined && symptom.data.diagnosis === null,
  })
  /** Stands over the generation's own error: null while it is asked for again. */
  const [retried, setRetried] = useState<{ error: unknown } | null>(null)

  const done = generation.data?.done != null
  useEffect(() => {
    if (!done) return
    void client.invalidateQueries({ queryKey: symptomOptions(api, symptomId).queryKey })
    tellEntriesChanged()
  }, [done, client, api, symptomId])

  /** Asks for the text again. A guest's reservation is renewed only where the API says that it went back. */
  const retry = async () => {
    setRetried({ error: null })
    try {
      await withReservation(() => generation.refetch({ throwOnError: true }), access?.reserve ?? null)
      setRetried(null)
    } catch (error) {
      setRetried({ error })
    }
  }

  const error = retried ? retried.error : generation.error
  const view = symptom.data ? insightView(symptom.data, { data: generation.data, error }) : null
  return { symptom, view, retry }
}
