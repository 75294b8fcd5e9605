import { isProblem, type LinkAccount } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { useSearchParams } from '@soulsign/remote-kit/router'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetPendingRequest } from './pending-request.ts'

/** An e-mailed link in the page's address. */
export type MailedLink =
  | { state: 'asking' }
  /** The account it opens is known, and the button may be pressed. */
  | { state: 'ready' | 'busy'; account: LinkAccount }
  /** The server did not answer. Try again. */
  | { state: 'unreachable' }
  /** There is none, or it was used, is too old or never was. */
  | { state: 'spent' }
  | { state: 'done' }

/**
 * Uses an e-mailed link only when its button is pressed: opening the page or running its scripts does not spend it.
 */
export function useLinkVerification() {
  const { auth, api, session } = useShell()
  const [query, setQuery] = useSearchParams()
  const [progress, setProgress] = useState<'busy' | 'done' | 'spent' | 'unreachable' | null>(null)
  const tokenHash = query.get('type') === 'email' ? query.get('token_hash') : null
  const account = useQuery({
    queryKey: ['sign-in-link', tokenHash, session.status === 'user' ? session.user.id : null],
    queryFn: ({ signal }) => api.call('describeLink', { body: { token_hash: tokenHash ?? '' } }, { signal }),
    enabled: tokenHash !== null && session.status !== 'loading' && progress === null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: (before) => before,
  })

  function read(): MailedLink {
    if (progress === 'done' || progress === 'spent' || progress === 'unreachable') return { state: progress }
    if (tokenHash === null) return { state: 'spent' }
    if (account.data) return { state: progress ?? 'ready', account: account.data }
    if (!account.error) return { state: 'asking' }
    return { state: isProblem(account.error, 'not-found') ? 'spent' : 'unreachable' }
  }

  return {
    link: read(),
    retry() {
      setProgress(null)
      void account.refetch()
    },
    /** @param takeEntries whether the person agreed to take along what they wrote here as a guest */
    async complete(takeEntries: boolean): Promise<boolean> {
      if (!tokenHash) return false
      setProgress('busy')
      const { error } = await auth.verifyOtp({ token_hash: tokenHash, type: 'email' })
      if (error) {
        setProgress(error.status && error.status < 500 && error.status !== 429 ? 'spent' : 'unreachable')
        return false
      }
      forgetPendingRequest()
      // If that fails, they stay with the guest of this browser, and the next link asks again.
      if (takeEntries) await api.call('claimGuestRecords', {}).catch(() => undefined)
      setProgress('done')
      // A used secret does not belong in the address bar.
      setQuery({}, { replace: true })
      return true
    },
  }
}
