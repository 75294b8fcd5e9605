import { HANDOVER_MINUTES, HANDOVER_PARAMETER } from '@soulsign/contracts'
import { useCallback, useEffect, useState } from 'react'
import { useFrame } from '../context.ts'

/** A code is replaced well before it expires. */
const RENEW_AFTER_MS = (HANDOVER_MINUTES * 60_000) / 3

/**
 * The link to the sign-up, which takes the entry along, because people cannot sign in inside a frame. The address has
 * the code from the start, so that it works however the link is opened: on pages that isolate themselves
 * (Cross-Origin-Opener-Policy) the frame cannot reach a tab that it opens.
 */
export function useSignUp() {
  const { api, host } = useFrame()
  const [hash, setHash] = useState('')
  const renew = useCallback(
    () =>
      api.call('handOver').then(
        ({ code }) => setHash(`#${HANDOVER_PARAMETER}=${code}`),
        () => setHash(''),
      ),
    [api],
  )
  useEffect(() => {
    void renew()
    const timer = setInterval(renew, RENEW_AFTER_MS)
    return () => clearInterval(timer)
  }, [renew])
  return {
    href: `/auth${hash}`,
    onClick() {
      host.tell('signup')
      // The code in the address is spent.
      void renew()
    },
  }
}
