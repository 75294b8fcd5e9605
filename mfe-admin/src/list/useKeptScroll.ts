import { useLocation } from '@soulsign/remote-kit/router'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Scroll positions of boxes, by history entry and name. */
const kept = new Map<string, number>()

/** Restores a box's scroll position, as the browser does for the page: going back shows the same rows. */
export function useKeptScroll(name: string): RefObject<HTMLElement | null> {
  const { key } = useLocation()
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const entry = `${key} ${name}`
    element.scrollTop = kept.get(entry) ?? 0
    const keep = () => kept.set(entry, element.scrollTop)
    element.addEventListener('scroll', keep)
    return () => element.removeEventListener('scroll', keep)
  }, [key, name])
  return box
}
