import type { Problem } from '@soulsign/contracts'
import type { FieldPath } from 'react-hook-form'
import { EMPTY_ENTRY, type EntryValues } from './entry-form.ts'
import type { EntryFormApi } from './useDraft.ts'

const FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(EMPTY_ENTRY),
  ...Object.keys(EMPTY_ENTRY.advanced_info).map((name) => `advanced_info.${name}`),
])

/** Shows the API's errors beside their fields. */
export function showServerErrors({ setError }: Pick<EntryFormApi, 'setError'>, { errors = [] }: Problem): void {
  for (const { path, message } of errors) {
    if (FIELDS.has(path)) setError(path as FieldPath<EntryValues>, { type: 'server', message })
  }
}
