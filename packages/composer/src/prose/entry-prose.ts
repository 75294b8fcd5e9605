/**
 * What is said about one entry of the lexicon, beside the lexicon's own sentence, which counts as one more wording.
 * Each wording stands by itself, so that any of them may follow any other.
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
