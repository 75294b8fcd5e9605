import { type RefObject, useEffect, useEffectEvent } from 'react'

export interface Moves {
  next(): void
  previous(): void
  leave(): void
}

/** Controls that use the space bar themselves. */
const TAKES_SPACE = 'button, summary, input, textarea, select, [contenteditable]'
/** Controls that use arrow keys themselves. */
const TAKES_ARROWS = 'input, textarea, select, [contenteditable], [role="radiogroup"]'

/** What a key does on the landing page; null if a control uses it. */
function moveForKey(event: KeyboardEvent): keyof Moves | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest('dialog, [role="dialog"]') || document.querySelector('dialog[open], [role="dialog"]')) return null
  if (event.key === 'Escape') return 'leave'
  if (event.key === 'ArrowRight' && !target?.closest(TAKES_ARROWS)) return 'next'
  if (event.key === 'ArrowLeft' && !target?.closest(TAKES_ARROWS)) return 'previous'
  if (event.key === ' ' && !target?.closest(TAKES_SPACE)) return 'next'
  return null
}

/** Right arrow and space go on, left arrow goes back, Escape leaves. */
export function useKeys(moves: Moves): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const move = moveForKey(event)
    if (!move) return
    event.preventDefault()
    moves[move]()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** A swipe of this many pixels turns the slide, if it goes more sideways than up or down. */
const SWIPE_DISTANCE = 48

/** A swipe to the left goes on, one to the right goes back. */
export function useSwipe(area: RefObject<HTMLElement | null>, moves: Moves): void {
  const onSwipe = useEffectEvent((dx: number, dy: number) => {
    if (Math.abs(dx) < SWIPE_DISTANCE || Math.abs(dx) < Math.abs(dy) * 1.5) return
    if (dx < 0) moves.next()
    else moves.previous()
  })
  useEffect(() => {
    const element = area.current
    if (!element) return
    let start: Touch | undefined
    const onStart = (event: TouchEvent) => {
      start = event.touches.length === 1 ? event.touches[0] : undefined
    }
    const onEnd = (event: TouchEvent) => {
      const end = event.changedTouches[0]
      if (start && end) onSwipe(end.clientX - start.clientX, end.clientY - start.clientY)
      start = undefined
    }
    element.addEventListener('touchstart', onStart, { passive: true })
    element.addEventListener('touchend', onEnd, { passive: true })
    return () => {
      element.removeEventListener('touchstart', onStart)
      element.removeEventListener('touchend', onEnd)
    }
  }, [area])
}
