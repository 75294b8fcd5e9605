import { readFileSync } from 'node:fs'
import { SAFETY_LANGUAGES } from '@soulsign/contracts'
import { describe, expect, it } from 'vitest'
import { assess } from '../src/assess.ts'

interface Row {
  readonly lang: string
  readonly text: string
}

const rowsOf = <Kind extends Row>(file: string): Kind[] =>
  readFileSync(new URL(`fixtures/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Kind)

/** Sentences for rules that once had words in some languages only, and everyday ones close to them. */
const SENTENCES = rowsOf<Row & { readonly rule: string }>('rules-by-language.jsonl')
const EVERYDAY = rowsOf<Row>('everyday-by-language.jsonl')

describe.each(SAFETY_LANGUAGES)('in %s', (language) => {
  it.each(SENTENCES.filter(({ lang }) => lang === language))('$rule holds for: $text', ({ rule, text }) => {
    expect(assess({ description: text })?.matched).toContain(rule)
  })

  it.each(EVERYDAY.filter(({ lang }) => lang === language))('no emergency: $text', ({ text }) => {
    expect(assess({ description: text })?.level).not.toBe('urgent')
  })
})
