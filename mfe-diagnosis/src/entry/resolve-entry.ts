import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import { brokenRules, type EntryValues } from './entry-form.ts'

/** Tells the form which fields break a rule. */
export const resolveEntry: Resolver<EntryValues> = (values) => {
  const errors: FieldErrors<EntryValues> = {}
  const broken = Object.entries(brokenRules(values))
  for (const [path, type] of broken) set(errors, path, { type, message: '' })
  return broken.length > 0 ? { values: {}, errors } : { values, errors: {} }
}
