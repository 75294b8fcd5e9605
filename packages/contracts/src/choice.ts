import { z } from 'zod'
import { DURATIONS, SYMPTOM_TYPES } from './enums.ts'

/** One of the values, with a message that lists them. */
export const choice = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `Use one of ${values.map((value) => `'${value}'`).join(', ')}.`)

export const SymptomType = choice(SYMPTOM_TYPES)
export type SymptomType = z.infer<typeof SymptomType>

export const Duration = choice(DURATIONS)
export type Duration = z.infer<typeof Duration>
