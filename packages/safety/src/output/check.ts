import type { Insight } from '@soulsign/contracts'
import { fold } from '@soulsign/language'
import {
  blame,
  cause,
  discouragingCare,
  harm,
  harmfulPractice,
  instructions,
  meaning,
  mission,
  persona,
  sexual,
} from './conduct-rules.ts'
import { DISEASES } from './diseases.ts'
import { EchoFinder } from './echo.ts'
import { contact, markup } from './markup-rules.ts'
import { diagnosis, dose, FINDING, medication, prediction, promise } from './medical-rules.ts'
import { oneOf, type Patterns, type Rule, words } from './rule.ts'

/** Why a text must not be shown. `excerpt` is for the retry's instruction, never for a log. */
export interface Violation {
  rule: Rule
  excerpt: string
}

/** Whether a text may offer a meaning, or only comfort. */
export type InsightMode = 'reflect' | 'companion'

export interface CheckContext {
  /** The person's whole text. */
  personText: string
  /** Conditions that the person named elsewhere, as free text; the insight may mention them. */
  conditionsNamed?: string | null | undefined
  mode?: InsightMode | undefined
}

/** The product's own terms, which would otherwise break a rule. */
const OWN_TERMS = new RegExp(
  words([
    '(?:four-body |4-body )?healing (?:plans?|journey|path|link)',
    'energy healing',
    'past[- ]life release',
    'a sacred insight',
    'ask (?:a|your) pharmacist(?: first)?(?: before (?:taking|trying) (?:a|any) supplements?)?',
    'heilungsplan',
    'plan de (?:sanacion|guerison)',
    'plano de cura',
    'because you wrote',
  ]),
  'gu',
)

const FOLDED_RULES: readonly (readonly [Rule, Patterns])[] = [
  ['promise', promise],
  ['prediction', prediction],
  ['diagnosis', diagnosis],
  ['dose', dose],
  ['blame', blame],
  ['cause', cause],
  ['discouraging-care', discouragingCare],
  ['medication', medication],
  ['harmful-practice', harmfulPractice],
  ['harm', harm],
  ['sexual', sexual],
  ['mission', mission],
  ['persona', persona],
  ['instructions', instructions],
]
const RAW_RULES: readonly (readonly [Rule, Patterns])[] = [
  ['contact', contact],
  ['markup', markup],
]
const diseaseNames = DISEASES.map((names) => words([names]))
const anyDisease = words(DISEASES)
const finding = new RegExp(`\\b${FINDING} (?:an? |the |ein(?:e|en)? |un[ae]? )?${oneOf(DISEASES)}\\b`, 'u')

/** The first rule that a text breaks, or null. */
export function firstMatch(rules: readonly (readonly [Rule, Patterns])[], text: string): Violation | null {
  for (const [rule, patterns] of rules) {
    for (const pattern of patterns) {
      const match = pattern.exec(text)
      if (match) return { rule, excerpt: match[0] }
    }
  }
  return null
}

/** Checks a text written for one person, in pieces or as a whole. */
export class OutputCheck {
  readonly #echo: EchoFinder
  readonly #foreignDiseases: readonly RegExp[]
  readonly #mode: InsightMode | undefined

  constructor({ personText, conditionsNamed, mode }: CheckContext) {
    const named = fold(`${personText}\n${conditionsNamed ?? ''}`)
    this.#echo = new EchoFinder(personText)
    this.#foreignDiseases = diseaseNames.filter((name) => !name.test(named))
    this.#mode = mode
  }

  check(text: string): Violation | null {
    const folded = fold(text).replace(OWN_TERMS, ' ')
    const found =
      firstMatch(RAW_RULES, text.normalize('NFKC')) ??
      firstMatch(FOLDED_RULES, folded) ??
      firstMatch(
        [
          // Most texts name none at all.
          ['disease', anyDisease.test(folded) ? this.#foreignDiseases : []],
          ['diagnosis', [finding]],
          ['meaning', this.#mode === 'companion' ? meaning : []],
        ],
        folded,
      )
    if (found) return found
    const echo = this.#echo.find(text)
    return echo === null ? null : { rule: 'echo', excerpt: echo }
  }
}

/**
 * The first violation in a text of one or more sentences, or null.
 * @example checkOutput('This will cure you.', { personText: 'a stiff neck' })?.rule // 'promise'
 */
export const checkOutput = (text: string, context: CheckContext): Violation | null =>
  new OutputCheck(context).check(text)

const WORDS = { min: 120, max: 800 } as const
const ROOT_MAX_LENGTH = 700
const MIN_HEADINGS = 3

const ROOTS = ['emotional_root', 'energetic_root', 'spiritual_root'] as const

function structureFault(insight: Insight): string | null {
  const analysis = insight.ai_analysis
  const words = analysis.split(/\s+/u).length
  if (words < WORDS.min) return `fewer than ${WORDS.min} words`
  if (words > WORDS.max) return `more than ${WORDS.max} words`
  if (!/^#{1,3} \S/u.test(analysis)) return 'no heading at the start'
  if ((analysis.match(/^#{1,3} \S/gmu) ?? []).length < MIN_HEADINGS) return `fewer than ${MIN_HEADINGS} headings`
  if (!/symbolic reading/iu.test(analysis)) return 'the words "symbolic reading" are missing'
  if (!analysis.includes('?')) return 'no open question'
  for (const name of ROOTS) {
    const root = insight[name]
    if (root.trim().split(/\s+/u).length < 3) return `${name} is not a sentence`
    if (root.length > ROOT_MAX_LENGTH) return `${name} is longer than ${ROOT_MAX_LENGTH} characters`
  }
  return null
}

/** The first violation in a whole insight, or null. Checks the structure, then every field. */
export function checkInsight(insight: Insight, context: CheckContext): Violation | null {
  const fault = structureFault(insight)
  if (fault) return { rule: 'structure', excerpt: fault }
  const output = new OutputCheck(context)
  for (const field of ['ai_analysis', ...ROOTS] as const) {
    const violation = output.check(insight[field])
    if (violation) return violation
  }
  return null
}
