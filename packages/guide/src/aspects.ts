import { fold } from '@soulsign/language'
import words from './aspects.json' with { type: 'json' }
import type { Entry } from './lexicon.ts'
import { anyOf } from './sensitive.ts'

const PATTERNS = Object.entries(words).flatMap(([theme, aspects]) =>
  Object.entries(aspects).map(([aspect, { named, other }]) => ({
    theme,
    aspect,
    named: anyOf(named),
    other: anyOf(other),
  })),
)

/** Whether a text names one side of a theme, whatever else it is about. */
export function namesAspect(theme: string, aspect: string, text: string): boolean {
  const folded = fold(text)
  return PATTERNS.some((one) => one.theme === theme && one.aspect === aspect && one.named.test(folded))
}

/** A theme that joins two things, as the one that alone is named: words of shame get no talk of guilt. */
export function asNamed(entry: Entry, text: string): Entry {
  const patterns = PATTERNS.filter(({ theme }) => theme === entry.key)
  if (patterns.length === 0) return entry
  const folded = fold(text)
  const aspect = patterns.find(({ named, other }) => named.test(folded) && !other.test(folded))?.aspect
  return aspect === undefined ? entry : { ...entry, ...entry.aspects?.[aspect], aspect }
}
