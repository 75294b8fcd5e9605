import { type ReactNode, useEffect, useRef } from 'react'
import css from '../frame.module.css'

/**
 * Scrolls to the top of new help, which is higher than a phone's screen: focus alone may show its middle. It does
 * nothing if the person is elsewhere on the host page by now.
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
