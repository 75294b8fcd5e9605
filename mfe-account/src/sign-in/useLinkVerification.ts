import { useShell } from '@soulsign/remote-kit'
import { useSearchParams } from '@soulsign/remote-kit/router'
import { useState } from 'react'
import { forgetPendingRequest } from './pending-request.ts'

/** `spent`: the link was used, is too old or never was; `unreachable`: the server did not answer, try again. */
export type LinkState = 'ready' | 'busy' | 'done' | 'spent' | 'unreachable'

/**
 * Uses an e-mailed link only when its button is pressed: opening the page or running its scripts does not spend it.
 * `present` says whether the address holds a link.
 */
export function useLinkVerification(): { present: boolean; state: LinkState; complete(): Promise<boolean> } {
  const { auth } = useShell()
  const [query, setQuery] = useSearchParams()
  const [state, setState] = useState<LinkState>('ready')
  const tokenHash = query.get('token_hash')

  async function complete() {
    if (!tokenHash) return false
    setState('busy')
    const { error } = await auth.verifyOtp({ token_hash: tokenHash, type: 'email' })
    if (error) {
      setState(error.status && error.status < 500 && error.status !== 429 ? 'spent' : 'unreachable')
      return false
    }
    forgetPendingRequest()
    setState('done')
    // A used secret does not belong in the address bar.
    setQuery({}, { replace: true })
    return true
  }

  return { present: tokenHash !== null && query.get('type') === 'email', state, complete }
}
