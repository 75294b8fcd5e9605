import { useEffect, useEffectEvent } from 'react'

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
