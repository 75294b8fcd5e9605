import { type ReactNode, useEffect, useRef } from 'react'
import css from '../frame.module.css'

/**
 * Help that came in the place of what was there: its beginning is brought into view. It is higher than a phone's screen,
 * where taking the focus alone may leave its middle there. Not for somebody who is elsewhere on the page around by now.
 */
export function Help({ children }: { children: ReactNode }) {
  const middle = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (document.hasFocus()) middle.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div className={css.help}>
      <span ref={middle} />
      {children}
    </div>
  )
}
