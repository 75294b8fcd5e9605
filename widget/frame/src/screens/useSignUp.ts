import type { MouseEvent } from 'react'
import { useFrame } from '../context.ts'

/** Opens the sign-up in a tab of its own, which takes what was written here along: a frame may not be signed in. */
export function useSignUp() {
  const { api, host } = useFrame()
  return async (event: MouseEvent) => {
    host.tell('signup')
    // At once, while the click still counts for the browser. Where it opens none, the link goes its own way.
    const tab = window.open('', '_blank')
    if (!tab) return
    event.preventDefault()
    const hash = await api.call('handOver').then(
      ({ code }) => `#handover=${code}`,
      () => '',
    )
    tab.opener = null
    tab.location.replace(new URL(`/auth${hash}`, location.href))
  }
}
