import type { Share } from './opinion.ts'

/** By theme, how much likelier each situation, and that there is none, is with it: the logarithm of how many times. */
export type GoesWith = Readonly<Record<string, Readonly<Record<string, number>>>>

/** How much likelier a situation is with themes of these shares. */
export const goesWith =
  (known: GoesWith, themes: readonly Share[]) =>
  (situation: string): number =>
    themes.reduce((sum, { key, share }) => sum + share * (known[key]?.[situation] ?? 0), 0)
