import { type Attempt, NO_ATTEMPT } from '@soulsign/contracts/flow'
import { useEffect, useMemo, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { clearDraft, readDraft, writeDraft } from './draft.ts'
import { EMPTY_ENTRY, type EntryValues } from './entry-form.ts'

export type EntryFormApi = UseFormReturn<EntryValues>

const WRITE_DELAY_MS = 300

export interface DraftKeeper {
  attempt(): Attempt
  remember(attempt: Attempt): void
  /** Drops the draft for good, because the entry was accepted. */
  forget(): void
}

/** The form's first values: the stored draft, or empty fields. */
export const initialValues = (): EntryValues => readDraft()?.values ?? EMPTY_ENTRY

/** Stores the draft in the browser, a moment after each change and when the person leaves the page. */
export function useDraft({ subscribe, getValues }: EntryFormApi): DraftKeeper {
  const attempt = useRef<Attempt>(readDraft()?.attempt ?? NO_ATTEMPT)
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const forgotten = useRef(false)

  const keeper = useMemo(() => {
    const write = () => {
      clearTimeout(pending.current)
      pending.current = undefined
      if (forgotten.current) return
      const values = getValues()
      const empty = JSON.stringify(values) === JSON.stringify(EMPTY_ENTRY)
      if (empty) clearDraft()
      else writeDraft({ values, attempt: attempt.current })
    }
    return {
      write,
      attempt: () => attempt.current,
      remember(next: Attempt) {
        attempt.current = next
        write()
      },
      forget() {
        forgotten.current = true
        clearTimeout(pending.current)
        clearDraft()
      },
    }
  }, [getValues])

  useEffect(() => {
    const flush = () => pending.current !== undefined && keeper.write()
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(pending.current)
        pending.current = setTimeout(keeper.write, WRITE_DELAY_MS)
      },
    })
    window.addEventListener('pagehide', flush)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [subscribe, keeper])

  return keeper
}
