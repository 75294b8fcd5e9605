import type { ToastOptions } from '@soulsign/remote-kit'
import { useEffect } from 'react'

/** Takes 'Symptom recorded. Generating…' away. */
let shown = new AbortController()

/** The message that an entry was recorded, to be shown until its insight is there or the person goes elsewhere. */
export function recorded(message: ToastOptions): ToastOptions {
  shown = new AbortController()
  return { ...message, until: shown.signal }
}

/** Takes the message away when the insight is there, or its page is left. */
export function useReadingDone(done: boolean): void {
  useEffect(() => {
    if (done) shown.abort()
  }, [done])
  useEffect(() => () => shown.abort(), [])
}
