import { useShell } from '@soulsign/remote-kit'
import { useQuery } from '@tanstack/react-query'

/**
 * A first look at the plan of an entry; null if there is none, for whatever reason. A shell that is older than the call
 * refuses it, too.
 */
export function usePlanLook(entryId: string | null) {
  const { api } = useShell()
  const { data, isPending } = useQuery({
    queryKey: ['account', 'plan-look', entryId],
    queryFn: ({ signal }) => (entryId ? api.call('lookAtPlan', { params: { id: entryId } }, { signal }) : null),
    // The page is whole without it.
    retry: false,
    networkMode: 'always',
    // It stays while it is read, and each visit asks again: the entry may be gone.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: entryId !== null,
  })
  return { look: data ?? null, composing: entryId !== null && isPending }
}
