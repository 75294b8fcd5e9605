import { readFileSync } from 'node:fs'
import { SAFETY_LANGUAGES } from '@soulsign/contracts'
import { describe, expect, it } from 'vitest'
import { assess } from './assess.ts'
import { parseRules } from './rules.ts'

interface Row {
  readonly rule: string
  readonly lang: string
  readonly text: string
}

/** Sentences for rules that once had words in some languages only. */
const ROWS = readFileSync(new URL('../../test/fixtures/rules-by-language.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)

describe.each(SAFETY_LANGUAGES)('in %s', (language) => {
  it.each(ROWS.filter(({ lang }) => lang === language))('$rule holds for: $text', ({ rule, text }) => {
    expect(assess({ description: text })?.matched).toContain(rule)
  })
})

it('a rule that one language has no words for is refused, with the language and the concept', () => {
  const concepts = { en: new Set(['fever', 'rash']), es: new Set(['fever']) }
  expect(() => parseRules({ infection: { urgent: 'fever + rash' } }, concepts)).toThrow(
    'Rule "infection.urgent: fever + rash": the es lexicon has no words for rash',
  )
})
