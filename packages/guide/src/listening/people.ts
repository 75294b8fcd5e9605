import words from './people.json' with { type: 'json' }

export type Language = keyof typeof words

/**
 * Words as a pattern, with the people whom somebody tells of: `{other}` is a relative, friend or colleague of theirs,
 * `{anyone}` may also be the partner, and `{gap}` stands for a few words of which none leads back to the person.
 */
export function withPeople(language: Language, pattern: string): string {
  const { mine, others, partners, not } = words[language]
  return pattern
    .replaceAll('{other}', `${mine} (?:\\w+ ){0,2}(?:${others})`)
    .replaceAll('{anyone}', `${mine} (?:\\w+ ){0,2}(?:${others}|${partners})`)
    .replaceAll('{gap}', `(?:(?!(?:${not})\\b)[\\w'-]+ ){0,5}`)
}
