import { SUBSCRIPTION_KEY } from '@soulsign/remote-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** When to ask again, in milliseconds. */
const LATER_MS = [2_000, 5_000, 15_000]

/** Asks a few more times, because changes at the payment provider arrive a moment after the person returns. */
export function useLateNews(): void {
  const client = useQueryClient()
  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = []
    const stop = () => timers.forEach(clearTimeout)
    const start = () => {
      stop()
      timers = LATER_MS.map((ms) => setTimeout(() => void client.invalidateQueries({ queryKey: SUBSCRIPTION_KEY }), ms))
    }
    start()
    window.addEventListener('focus', start)
    return () => {
      stop()
      window.removeEventListener('focus', start)
    }
  }, [client])
}
