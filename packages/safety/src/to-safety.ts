import { helplinesFor, type Safety } from '@soulsign/contracts'
import type { Assessment } from './assess.ts'

/** The assessment as a row carries it, with the help of the person's country (ISO 3166 two letters). */
export function toSafety(assessment: Pick<Assessment, 'level' | 'category'> | null, country?: string): Safety | null {
  if (!assessment) return null
  const { level, category } = assessment
  return { level, category, resources: helplinesFor(country, category) }
}
