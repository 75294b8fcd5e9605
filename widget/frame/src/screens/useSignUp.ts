import { HANDOVER_MINUTES, HANDOVER_PARAMETER } from '@soulsign/contracts'
import { useCallback, useEffect, useState } from 'react'
import { useFrame } from '../context.ts'

/** A code is replaced well before it runs out. */
const RENEW_AFTER_MS = (HANDOVER_MINUTES * 60_000) / 3

/**
 * The link to the sign-up, which takes what was written here along: a frame may not be signed in. The code stands in its
 * address from the start, because a tab that the frame opens is out of its reach on pages that isolate themselves
 * (Cross-Origin-Opener-Policy), and so that it works however the link is opened.
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
      // The one that is in the address is spent.
      void renew()
    },
  }
}
