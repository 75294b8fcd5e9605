/**
 * What is said about one entry of the lexicon, beside the lexicon's own sentences: its emotional theme comes before one
 * of these, its energetic theme and its question are one wording more. Any wording may follow any other.
 */
export interface EntryProse {
  /** What the reading is about, fit for "a reading of ..." and "... may"; singular or plural. */
  focus: string
  titles: readonly string[]
  emotional: readonly string[]
  energetic: readonly string[]
  /** A thought that leads towards the question, never a question itself. */
  spiritual: readonly string[]
  questions: readonly string[]
}
