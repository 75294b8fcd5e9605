import type { SymptomType } from '@soulsign/contracts'
import type { GuideText } from '../corpus/record.ts'
import { lexicon } from '../lexicon.ts'
import type { Opinion } from '../listening/opinion.ts'

/** A labelled text, and what a reader that had not seen its writer thinks of it. */
export interface Measured extends GuideText {
  readonly type: SymptomType
  readonly opinion: Opinion
  /** The concepts that the text says are so. */
  readonly live: ReadonlySet<string>
}

const areas = new Map(lexicon.entries.map(({ key, area }) => [key, area]))
/** The type that somebody with this theme would choose. */
export const typeOf = (theme: string): SymptomType => (areas.get(theme) === 'mind' ? 'mental_emotional' : 'physical')
