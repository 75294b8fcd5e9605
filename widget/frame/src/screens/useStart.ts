import { useLayoutEffect, useRef } from 'react'

/** The frame's first element, so high that the beginning of a screen is in sight with it. */
export const START_ID = 'start'

/**
 * Begins each screen at its top, inside the frame. Only the returned function moves the host page, which would learn from
 * a move what is shown: call it for every submission, before the answer is known.
 */
export function useStart(screen: string): () => void {
  const last = useRef(screen)
  useLayoutEffect(() => {
    if (last.current !== screen) window.scrollTo(0, 0)
    last.current = screen
  }, [screen])
  return () => document.getElementById(START_ID)?.scrollIntoView({ block: 'nearest' })
}
