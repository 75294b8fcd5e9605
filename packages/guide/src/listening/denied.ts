import { anyOf } from '../sensitive.ts'
import amended from './amended.json' with { type: 'json' }

/** The words of each language as one pattern for folded text. */
export const byLanguage = <L extends string>(lists: Record<L, string[]>) =>
  Object.fromEntries(Object.entries<string[]>(lists).map(([language, list]) => [language, anyOf(list)])) as Record<
    L,
    RegExp
  >

/** Words that make untrue what they stand in. */
export const DENIED = byLanguage(amended.denied)
