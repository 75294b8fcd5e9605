import { SUBSCRIPTION_KEY } from '@soulsign/remote-kit'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** After how many milliseconds to ask again. */
const LATER_MS = [2_000, 5_000, 15_000]

/** What a person changed at the payment provider reaches us a moment after the person is back: looks a few times more. */
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
