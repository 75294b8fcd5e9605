import { useEffect, useRef, useState } from 'react'

/** Milliseconds until another attempt. */
const RETRY_MS = 5_000
/** Not scrolling and focus, which pages move by themselves. */
const USES = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const

/**
 * Calls `work` when the browser is idle after the person first used the page: late enough not to delay it, and before
 * they can go anywhere.
 *
 * @returns a function that cancels it
 */
export function onceUsed(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let idle: number | undefined
  const stop = () => {
    for (const type of USES) window.removeEventListener(type, begin, true)
  }
  function begin() {
    stop()
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(work, { timeout: 2_000 })
    else timer = setTimeout(work, 200)
  }
  if (navigator.userActivation?.hasBeenActive) begin()
  else for (const type of USES) window.addEventListener(type, begin, { passive: true, capture: true })
  return () => {
    stop()
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}

/**
 * A module that a screen can be shown without. It is loaded once the person uses the page or `wanted` is true, and again
 * after a failure.
 *
 * @returns null until it is there
 * @example
 * ```tsx
 * const later = useLater(() => import('./HelpDialog.tsx'), open)
 * return later && <later.HelpDialog open={open} />
 * ```
 */
export function useLater<Module>(load: () => Promise<Module>, wanted = false): Module | null {
  const [module, setModule] = useState<Module | null>(null)
  const loader = useRef(load)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const attempt = () => {
      void loader.current().then(
        (loaded) => setModule(() => loaded),
        () => {
          timer = setTimeout(attempt, RETRY_MS)
        },
      )
    }
    let cancel = () => {}
    if (wanted) attempt()
    else cancel = onceUsed(attempt)
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [wanted])
  return module
}
