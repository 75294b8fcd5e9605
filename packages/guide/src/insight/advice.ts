import type { AdvancedInfo } from '@soulsign/contracts'
import { ADULT_AGE, ageOf } from '../age.ts'
import type { Choose } from '../choose.ts'
import { doctorLines, softenings } from '../prose/prose.ts'
import type { Reading } from '../read-symptom.ts'

/** Says plainly what a doctor should see, and each time. */
export const doctorLine = ({ complication }: Reading, choose: Choose) =>
  complication && choose('doctor', doctorLines(complication))

/** Asks the young to speak with a grown-up. */
export function youngLine(choose: Choose, advancedInfo: AdvancedInfo | null | undefined) {
  const age = ageOf(advancedInfo)
  return age !== null && age < ADULT_AGE ? choose('young', softenings.young) : null
}
