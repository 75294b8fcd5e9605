import type { Token } from './tokens.ts'

/**
 * Of several languages those that a text may be in: the one with the most small words there, those close behind, and
 * each that has small words of its own there: "on" alone makes an English text no French one. All of them if there are
 * none ("kms").
 */
export function spokenIn<Language extends { readonly smallWords: ReadonlySet<string> }>(
  tokens: readonly Token[],
  languages: readonly Language[],
): readonly Language[] {
  const counted = languages.map((language) => ({
    language,
    count: tokens.filter(({ word }) => language.smallWords.has(word)).length,
  }))
  const main = counted.reduce(
    (most, each) => (each.count > most.count ? each : most),
    counted[0] as (typeof counted)[0],
  )
  if (!main || main.count === 0) return languages
  return counted
    .filter(
      ({ language, count }) =>
        count * 3 >= main.count ||
        tokens.some(({ word }) => language.smallWords.has(word) && !main.language.smallWords.has(word)),
    )
    .map(({ language }) => language)
}
