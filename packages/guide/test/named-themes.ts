import { type Entry, lexicon } from '../src/lexicon.ts'

/** Each theme, and each side of one that has a name of its own. */
export const NAMED_THEMES: readonly Entry[] = lexicon.entries.flatMap((entry) => [
  entry,
  ...Object.keys(entry.aspects ?? {}).map((aspect) => ({ ...entry, aspect })),
])
