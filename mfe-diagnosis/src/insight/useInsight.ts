import { type ApiClient, isProblem, type SafetyAnswer } from '@soulsign/contracts'
import { limitReached, withReservation } from '@soulsign/contracts/flow'
import { onEntriesChanged, tellEntriesChanged } from '@soulsign/remote-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ACCESS_KEY, useGuestAccess } from '../guest/access.ts'
import { entryOptions, generationOptions } from '../insight-generation.ts'
import { isRefusal } from '../problems.ts'
import { insightView } from './view.ts'

/** An entry, its generation, and what to show of both. */
export function useInsight(api: ApiClient, entryId: string) {
  const client = useQueryClient()
  const access = useGuestAccess()
  const options = entryOptions(api, entryId)
  // A sign-in in another tab moves the entry to the account, a moment before this tab has the session.
  const mayHaveMoved = (error: unknown) =>
    access !== null && isProblem(error, 'not-found') && client.getQueryData(options.queryKey) !== undefined
  const entry = useQuery({
    ...options,
    retry: (count, error) => count < 2 && (!isRefusal(error) || mayHaveMoved(error)),
  })
  /** Nothing is written about the entry, or not before the answer to its question. */
  const withheld = entry.data?.safety?.level === 'urgent' || entry.data?.safety?.level === 'ask'
  const generation = useQuery({
    ...generationOptions(api, entryId),
    enabled: entry.data?.diagnosis === null && !withheld,
  })
  /** Takes precedence over the generation's own error; `error` is null during a retry. */
  const [retried, setRetried] = useState<{ error: unknown } | null>(null)

  // A deletion is sent a moment after the journal was left.
  useEffect(
    () => onEntriesChanged(() => void client.invalidateQueries({ queryKey: entryOptions(api, entryId).queryKey })),
    [client, api, entryId],
  )
  const done = generation.data?.done != null
  useEffect(() => {
    if (!done) return
    void client.invalidateQueries({ queryKey: entryOptions(api, entryId).queryKey })
    tellEntriesChanged()
  }, [done, client, api, entryId])
  const raised = generation.data?.done?.safety?.level === 'urgent'
  useEffect(() => {
    // The reservation was given back.
    if (raised) void client.invalidateQueries({ queryKey: ACCESS_KEY })
  }, [raised, client])

  /** Asks for the text again. A guest's reservation is only renewed if the API says that it was returned. */
  const retry = async () => {
    setRetried({ error: null })
    try {
      await withReservation(() => generation.refetch({ throwOnError: true }), access?.reserve ?? null)
      setRetried(null)
    } catch (error) {
      setRetried({ error })
    }
  }

  /** Sends the answer to the entry's question. After a no the insight follows. */
  const answer = async (given: SafetyAnswer) => {
    const answered = await api.call('answerSafety', { params: { id: entryId }, body: { answer: given } })
    // The insight begins with the entry's new level, so a guest reserves it before.
    const refused = answered.safety?.level === 'card' && access && !(await access.reserve())
    if (refused) setRetried({ error: limitReached() })
    client.setQueryData(options.queryKey, (known) => known && { ...known, ...answered })
    tellEntriesChanged()
  }

  const error = retried ? retried.error : generation.error
  const view = entry.data ? insightView(entry.data, { data: generation.data, error }) : null
  return { entry, view, retry, answer }
}
