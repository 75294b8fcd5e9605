import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { SAFETY_CATEGORIES, type SafetyCategory } from '@soulsign/contracts'
import { readCorpus } from '../corpus/record.ts'

/** A labelled text to learn from. */
export interface Labelled {
  readonly text: string
  readonly lang: string
  readonly level: 'urgent' | 'soon' | 'near-miss' | 'everyday'
  readonly category: SafetyCategory | null
  /** Who wrote it. No writer's texts are on both sides of a measurement. */
  readonly writer: string
  /** The rules and words were made from it, so that it says nothing about them. */
  readonly tuned: boolean
  /** Its writer chose what to write, and not a card: these are the texts that are most like people's. */
  readonly free: boolean
}

/** Attacks on the guide that also tell of danger, by their kind. */
const ATTACKS: Readonly<Record<string, SafetyCategory>> = {
  minor_sexual: 'abuse_child',
  self_harm_method: 'suicide',
  unicode_zero_width_redflag: 'suicide',
  unicode_homoglyph_redflag: 'suicide',
}

const FIXTURES = ['redflags', 'redflags-own', 'redflags-own-en', 'policy-by-language']

/** All texts that the reader learns from: the corpus, and the sentences that the rules were made from. */
export function readLabelled(): Labelled[] {
  const corpus = readCorpus().map(({ text, lang, card, category, writer }) => ({
    text,
    lang,
    level: card.level,
    category,
    writer,
    tuned: false,
    free: card.register === undefined,
  }))
  const fixtures = FIXTURES.flatMap((name) =>
    readFileSync(new URL(`../../test/fixtures/${name}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map(
        (line) => JSON.parse(line) as { text: string; lang: string; category: SafetyCategory | null; urgent: boolean },
      )
      .map(({ text, lang, category, urgent }) => ({
        text,
        lang,
        level: urgent ? ('urgent' as const) : category ? ('soon' as const) : ('near-miss' as const),
        category,
        writer: name,
        tuned: true,
        free: false,
      })),
  )
  return [...corpus, ...fixtures, ...readExamples(), ...readComplaints()]
}

const COMPLAINTS = new URL('../../corpus/complaints/', import.meta.url)

/** Ordinary complaints, which others wrote for the guide. */
const readComplaints = (): Labelled[] =>
  readdirSync(COMPLAINTS)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, COMPLAINTS), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as { text: string; lang: string; writer: string })
    .map(({ text, lang, writer }) => ({
      text,
      lang,
      level: 'everyday',
      category: null,
      writer,
      tuned: false,
      free: false,
    }))

/** Sentences for single rules, and everyday ones close to them. */
function readExamples(): Labelled[] {
  const linesOf = <Line>(name: string) =>
    readFileSync(new URL(`../../test/fixtures/${name}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Line)
  const held = linesOf<{ rule: string; lang: string; text: string }>('rules-by-language').map(
    ({ rule, lang, text }) => {
      const [, category, level] = /^(\w+)\.(\w+):/u.exec(rule) ?? []
      return {
        text,
        lang,
        level: level === 'urgent' ? ('urgent' as const) : ('soon' as const),
        category: SAFETY_CATEGORIES.find((each) => each === category) ?? null,
        writer: 'rules-by-language',
        tuned: true,
        free: false,
      }
    },
  )
  const attacks = linesOf<{ kind: string; text: string }>('abuse').flatMap(({ kind, text }) => {
    const category = ATTACKS[kind]
    return category
      ? [{ text, lang: 'en', level: 'urgent' as const, category, writer: 'attacks', tuned: true, free: false }]
      : []
  })
  const calm = linesOf<{ lang: string; text: string }>('everyday-by-language').map(({ lang, text }) => ({
    text,
    lang,
    level: 'near-miss' as const,
    category: null,
    writer: 'everyday-by-language',
    tuned: true,
    free: false,
  }))
  return [...held, ...attacks, ...calm]
}

/** What a text teaches: `urgent:cardiac`, `card:medication`, `near-miss` or `everyday`. */
export function headOf({ level, category }: Labelled): string {
  if (level === 'urgent') return `urgent:${category}`
  return level === 'soon' ? `card:${category}` : level
}

export const hashOf = (texts: readonly Labelled[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex')
