import words from './people.json' with { type: 'json' }

export type Language = keyof typeof words

/**
 * Words as a pattern, with the people whom somebody tells of: `{other}` is a relative, friend or colleague of theirs,
 * `{anyone}` may also be the partner, who alone is `{partner}`, and `{gap}` stands for a few words of which none leads
 * back to the person.
 */
export function withPeople(language: Language, pattern: string): string {
  const { mine, others, partners, possessive, not } = words[language]
  const relative = `(?:(?:ex-)?(?:${others})|ex-(?:${partners}))`
  return pattern
    .replaceAll('{other}', `${mine} (?:\\w+ ){0,2}${relative}${possessive}`)
    .replaceAll('{anyone}', `${mine} (?:\\w+ ){0,2}(?:${relative}|(?:${partners}))${possessive}`)
    .replaceAll('{partner}', `${mine} (?:\\w+ ){0,2}(?:ex-)?(?:${partners})${possessive}`)
    .replaceAll('{gap}', `(?:(?!(?:${not})\\b)[\\w'-]+ ){0,5}`)
}
