import { type RefObject, useEffect, useRef, useState } from 'react'

/** Slides beside each other in a scroller that snaps to them. */
export interface Slides {
  /** The slide that is shown, or that the scroller is on its way to. */
  index: number
  show(index: number): void
}

/** Where a slide begins, in pixels; negative where text runs from right to left. */
const startOf = (scroller: HTMLElement, index: number) =>
  index * scroller.clientWidth * (getComputedStyle(scroller).direction === 'rtl' ? -1 : 1)

/** The slide that is shown the most of. */
const nearestOf = (scroller: HTMLElement) => Math.round(Math.abs(scroller.scrollLeft) / scroller.clientWidth)

/** Follows the scroller under a thumb, and scrolls it for a button. */
export function useSlides(scroller: RefObject<HTMLElement | null>): Slides {
  const [index, setIndex] = useState(0)
  // The slide that a button asked for: those passed on the way do not count.
  const goal = useRef<number>(null)

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const onScroll = () => {
      const nearest = nearestOf(element)
      if (goal.current !== null && goal.current !== nearest) return
      goal.current = null
      setIndex(nearest)
    }
    const onThumb = () => {
      goal.current = null
    }
    const onRest = () => {
      goal.current = null
      onScroll()
    }
    // Also tells the first size, when the scroller may have been moved already.
    const size = new ResizeObserver(onRest)
    size.observe(element)
    element.addEventListener('scrollend', onRest, { passive: true })
    element.addEventListener('scroll', onScroll, { passive: true })
    element.addEventListener('pointerdown', onThumb, { passive: true })
    element.addEventListener('wheel', onThumb, { passive: true })
    return () => {
      size.disconnect()
      element.removeEventListener('scrollend', onRest)
      element.removeEventListener('scroll', onScroll)
      element.removeEventListener('pointerdown', onThumb)
      element.removeEventListener('wheel', onThumb)
    }
  }, [scroller])

  return {
    index,
    show: (next) => {
      const element = scroller.current
      if (!element) return
      goal.current = nearestOf(element) === next ? null : next
      setIndex(next)
      element.scrollTo({ left: startOf(element, next) })
    },
  }
}
