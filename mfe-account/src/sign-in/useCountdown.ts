import { useEffect, useState } from 'react'

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000))

/**
 * Whole seconds left until `end` (milliseconds since the epoch), read from the clock so that it is right in a tab that
 * slept.
 */
export function useCountdown(end: number): number {
  const [left, setLeft] = useState(() => secondsUntil(end))
  useEffect(() => {
    setLeft(secondsUntil(end))
    const timer = setInterval(() => {
      const seconds = secondsUntil(end)
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [end])
  return left
}
