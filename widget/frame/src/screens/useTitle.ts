import { useEffect, useRef } from 'react'

/**
 * Focuses the title of a new screen, because the button that led here is gone. It does nothing if the person is
 * elsewhere on the host page by now.
 */
export function useTitle(arrived: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived && document.hasFocus()) title.current?.focus()
  }, [arrived])
  return title
}
