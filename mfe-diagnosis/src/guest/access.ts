import { useShell } from '@soulsign/remote-kit'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

/** The key of the query for a guest's free insights. */
export const ACCESS_KEY = ['diagnosis', 'guest-access']

export interface GuestAccess {
  /** Free insights used from this address; null while unknown. */
  used: number | null
  limitReached: boolean
  /** Marks the limit as reached, as the API said. */
  close(): void
  /** Reads the number again, because the API gave a reservation back. */
  refresh(): void
  /** Reserves one free insight; false if the API refused. Throws if the call failed. */
  reserve(): Promise<boolean>
}

/** A guest's free insights, loaded once per page; null for signed-in people. */
export function useGuestAccess(): GuestAccess | null {
  const { api, session, guest, settings } = useShell()
  const client = useQueryClient()
  const options = queryOptions({
    queryKey: ACCESS_KEY,
    queryFn: async () => {
      try {
        const { guestToken, ...access } = await api.call('trackAnonymousDiagnosis', { body: { checkOnly: true } })
        guest.store(guestToken)
        return access
      } catch {
        // Only logged: the API decides again when the entry is sent.
        void api.call('report', { body: { kind: 'error', message: 'guest limit check failed' } }).catch(() => null)
        return null
      }
    },
    retry: false,
    refetchOnWindowFocus: false,
  })
  const { data } = useQuery({ ...options, enabled: session.status === 'guest' })
  if (session.status !== 'guest') return null

  const close = () =>
    void client.setQueryData(options.queryKey, (access) => ({
      diagnosisCount: access?.diagnosisCount ?? settings.guest_limit,
      hasReachedLimit: true,
    }))
  return {
    used: data?.diagnosisCount ?? null,
    limitReached: data?.hasReachedLimit ?? false,
    close,
    refresh: () => void client.invalidateQueries({ queryKey: ACCESS_KEY, refetchType: 'all' }),
    async reserve() {
      // Two calls without a token at once would make two guests, and the first one's token could replace this one's.
      await client.ensureQueryData(options)
      const { guestToken, ...access } = await api.call('trackAnonymousDiagnosis', {})
      guest.store(guestToken)
      client.setQueryData(options.queryKey, access)
      return !access.hasReachedLimit
    },
  }
}
