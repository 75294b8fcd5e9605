import { useEffect, useRef } from 'react'

/**
 * Focuses the title of a new screen, because the button that led here is gone, without a move of the host page. It does
 * nothing if the person is elsewhere on that page by now.
 */
export function useTitle(arrived: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived && document.hasFocus()) title.current?.focus({ preventScroll: true })
  }, [arrived])
  return title
}
