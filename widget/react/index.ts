// SPDX-FileCopyrightText: 2026 the owner of Soulsign
// SPDX-License-Identifier: MIT

import { createElement, type ForwardedRef, forwardRef, useEffect, useRef } from 'react'
import type { SymptomCheckAttributes, SymptomCheckElement, SymptomCheckError } from '../loader/element.ts'

export type { SymptomCheckAttributes, SymptomCheckElement, SymptomCheckError } from '../loader/element.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The plain element, for React 19. */
      'symptom-check': SymptomCheckAttributes & HTMLAttributes<SymptomCheckElement>
    }
  }
}

export interface SymptomCheckProps extends SymptomCheckAttributes {
  /** Address of the loader, `https://.../widget/v1/symptom-check.js`. It is loaded once per page. */
  src: string
  onReady?: () => void
  onStarted?: () => void
  onCompleted?: () => void
  onLimit?: () => void
  onSignup?: () => void
  onError?: (error: SymptomCheckError) => void
}

function load(src: string) {
  const { scripts } = document
  for (let at = 0; at < scripts.length; at++) if (scripts[at]?.src === new URL(src, location.href).href) return
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/** `<symptom-check>` for React 17, 18 and 19. Loads its script and turns its events into props. */
export const SymptomCheck = forwardRef(function SymptomCheck(
  { src, onReady, onStarted, onCompleted, onLimit, onSignup, onError, ...attributes }: SymptomCheckProps,
  ref: ForwardedRef<SymptomCheckElement>,
) {
  const element = useRef<SymptomCheckElement | null>(null)
  const handlers = useRef<Partial<Record<string, (error: SymptomCheckError) => void>>>({})
  handlers.current = {
    ready: onReady,
    started: onStarted,
    completed: onCompleted,
    limit: onLimit,
    signup: onSignup,
    error: onError,
  } as typeof handlers.current

  useEffect(() => load(src), [src])
  useEffect(() => {
    const target = element.current
    const listener = (event: Event) => handlers.current[event.type]?.((event as CustomEvent<SymptomCheckError>).detail)
    const names = Object.keys(handlers.current)
    for (const name of names) target?.addEventListener(name, listener)
    return () => {
      for (const name of names) target?.removeEventListener(name, listener)
    }
  }, [])

  return createElement('symptom-check', {
    ...attributes,
    ref(node: SymptomCheckElement | null) {
      element.current = node
      if (typeof ref === 'function') ref(node)
      else if (ref) ref.current = node
    },
  })
})
