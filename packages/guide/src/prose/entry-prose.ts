/**
 * The wordings for an entry of the lexicon, in addition to the lexicon's own sentences: its emotional theme precedes
 * one of these; its energetic theme and its question are further variants. Any wording may follow any other.
 */
export interface EntryProse {
  /** The subject of the reading; it must fit "a reading of ..." and "... may". Singular or plural. */
  focus: string
  titles: readonly string[]
  emotional: readonly string[]
  energetic: readonly string[]
  /** A thought that leads to the question; never a question itself. */
  spiritual: readonly string[]
  questions: readonly string[]
}
