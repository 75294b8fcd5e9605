import type { AdminAuthResponse } from '@soulsign/contracts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ADMIN_AUTH_KEY, api, queryClient } from '../api/client.ts'
import { useSession } from './SessionProvider.tsx'

/** Milliseconds for which an answer is fresh. After that, a return to the window asks again. */
const FRESH_MS = 60_000

const adminQuery = (personId: string) =>
  queryOptions({
    queryKey: [...ADMIN_AUTH_KEY, personId],
    queryFn: ({ signal }) => api.call('adminAuth', {}, { signal }),
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  })

/** `unproved`: an administrator whose session has not proved a passkey, where one is needed. */
export type AdminState = 'loading' | 'admin' | 'unproved' | 'denied'

export const isAdmin = (state: AdminState) => state === 'admin' || state === 'unproved'

/** Whether the person is an administrator, as admin-auth says. A failed check counts as no. */
export function useAdmin(): AdminState {
  const session = useSession()
  const personId = session.status === 'user' ? session.user.id : ''
  const { data, isPending, isError } = useQuery({ ...adminQuery(personId), enabled: personId !== '' })
  if (session.status === 'guest') return 'denied'
  if (session.status === 'loading' || isPending) return 'loading'
  if (!data?.isAdmin || isError) return 'denied'
  return data.needsSecondFactor ? 'unproved' : 'admin'
}

/** Whether that check has let the person in. The answer is forgotten when another person signs in. */
export const isConfirmedAdmin = () =>
  queryClient
    .getQueriesData<AdminAuthResponse>({ queryKey: ADMIN_AUTH_KEY })
    .some(([, answer]) => answer?.isAdmin && !answer.needsSecondFactor)
