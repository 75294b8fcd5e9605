import { useEffect, useRef } from 'react'

/**
 * The title of a screen that took the place of another: the button that was pressed is gone, and whoever pressed it goes
 * on here. Not when they are somewhere else on the page around by now.
 */
export function useTitle(arrived: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived && document.hasFocus()) title.current?.focus()
  }, [arrived])
  return title
}
