import { SAFETY_CATEGORIES, type SafetyCategory, urgentPanelKind } from '@soulsign/contracts/safety-category'
import { Scores, type Sentence } from '@soulsign/language/reader'
import { DEGREES, type Degree, type ReaderSays } from '../decide.ts'
import { evidenceOf, loudestOf, placesOf } from './evidence.ts'
import type { Steps, Thresholds, Untried } from './model.ts'

/** A text with more words is longer than any that the reader has learned from: only its parts are read. */
const LONGEST_LEARNED = 260
/** A field of the advanced information with fewer words is a list and no story. */
const LEAST_OF_A_FIELD = 6
/** 'Vomiting since this morning' is too little to be sure of an illness without a rule. Few texts are shorter. */
const LEAST_TO_BE_SURE = 8
/** A word or two are no wish to die without a rule; six can be. */
const LEAST_OF_A_CRISIS = 4
/** In fewer words a small wish ('only to feel better at last') sounds like a wish to die: the reader alone must be surer. */
const LEAST_TO_TELL_A_WISH = 16
/** How many words or sentences such parts have. */
const PARTS = [
  { words: LONGEST_LEARNED, sentences: Number.POSITIVE_INFINITY },
  { words: 80, sentences: Number.POSITIVE_INFINITY },
  { words: Number.POSITIVE_INFINITY, sentences: 3 },
  { words: Number.POSITIVE_INFINITY, sentences: 1 },
] as const
/** The odds of a part or sentence read alone are divided by these, since it must speak more clearly than a whole text. */
const ODDS_OF_PARTS = 3
const ODDS_OF_SENTENCES = 40
/** Stories of help lines, novels and games quote sentences that would be a crisis anywhere else. */
const ODDS_OF_A_CRISIS = 200

/** What the reader thinks of a text, before any threshold. */
export interface Opinion {
  /** How likely it is urgent, in the part of the text where that is highest. */
  readonly urgent: number
  readonly urgentCategory: SafetyCategory
  /** The same in the sentence where it is highest, read alone. */
  readonly loudest: number
  /** How likely it calls for a card or more. */
  readonly soon: number
  readonly soonCategory: SafetyCategory
  /** How many words the description has. */
  readonly words: number
  /** How many words the passage has, the description or a field, in which `urgent` is highest. */
  readonly wordsAround: number
}

/** Reads each passage (the description, or one field) as a whole and part by part. */
export function opinionOn(sentences: readonly Sentence[], model: Untried): Opinion {
  const scores = new Scores(model, sentences)
  let most: Opinion = {
    urgent: 0,
    urgentCategory: 'acute_other',
    loudest: 0,
    soon: 0,
    soonCategory: 'see_doctor_soon',
    words: 0,
    wordsAround: 0,
  }
  const hear = (from: number, to: number, odds: number, wordsAround: number) => {
    const said = scores.of(from, to)
    const part = judged(said, model)
    const [urgent, soon] = [lessSure(part.urgent, odds), lessSure(part.soon, odds)]
    if (urgent > most.urgent)
      most = { ...most, urgent, urgentCategory: categoryOf(said, model, 'urgent') ?? most.urgentCategory, wordsAround }
    if (soon > most.soon) most = { ...most, soon, soonCategory: cardCategoryOf(said, model) ?? most.soonCategory }
  }
  for (const [from, to] of passagesOf(sentences)) {
    const length = sentences.slice(from, to).reduce((sum, { words }) => sum + words, 0)
    // A field of the form with 'milk' or 'diabetes' in it tells nothing of today. Rules read it beside the description.
    if (from === 0) most = { ...most, words: length }
    else if (length < LEAST_OF_A_FIELD) continue
    if (length <= LONGEST_LEARNED) hear(from, to, 1, length)
    for (let at = from; at < to; at++) {
      const said = scores.of(at, at + 1)
      const odds = isCrisis(categoryOf(said, model, 'urgent')) ? ODDS_OF_A_CRISIS : ODDS_OF_SENTENCES
      most = { ...most, loudest: Math.max(most.loudest, lessSure(judged(said, model).urgent, odds)) }
    }
    if (length <= LONGEST_LEARNED) continue
    for (const { words, sentences: count } of PARTS)
      for (let start = from; start < to; start++) {
        const end = endOf(sentences, start, to, words, count)
        hear(start, end, ODDS_OF_PARTS, length)
        if (end === to) break
      }
  }
  return most
}

/**
 * Below this the reader is sure that nothing is urgent. On the corpus, of the texts that a rule calls a crisis and the reader
 * puts below it, about 1 in 20 is one.
 */
const NEVER = 0.1

/** How sure the reader is, by its thresholds. */
export function considered(opinion: Opinion, thresholds: Thresholds): ReaderSays {
  const { urgent, loudest, soon, urgentCategory, soonCategory, words } = opinion
  const steps = isCrisis(urgentCategory) ? thresholds.crisis : thresholds.other
  const degree = degreeOf(urgent, mayBeAWish(opinion) ? thresholds.brief : steps)
  const isTooShort = words < (isOneself(urgentCategory) ? LEAST_OF_A_CRISIS : LEAST_TO_BE_SURE)
  return {
    urgent: degree === 'sure' && isTooShort ? 'maybe' : degree,
    urgentCategory,
    loudest: degreeOf(Math.max(urgent, loudest), steps),
    soon: soon >= thresholds.soon,
    soonCategory,
  }
}

/** Whether what sounds like a wish to die, or to hurt oneself, may be a small wish. */
export const mayBeAWish = ({ urgentCategory, wordsAround }: Pick<Opinion, 'urgentCategory' | 'wordsAround'>) =>
  isOneself(urgentCategory) && isFewWords(wordsAround)

export const isFewWords = (words: number) => words < LEAST_TO_TELL_A_WISH

const isOneself = (category: SafetyCategory) => category === 'suicide' || category === 'self_harm'

function degreeOf(urgent: number, steps: Steps): Degree {
  const reached = DEGREES.findLast((degree) => degree === 'never' || urgent >= { ...steps, no: NEVER }[degree])
  return reached ?? 'never'
}

/** Runs of sentences that follow each other. */
function passagesOf(sentences: readonly Sentence[]): [number, number][] {
  const passages: [number, number][] = []
  let from = 0
  for (let at = 1; at <= sentences.length; at++)
    if (at === sentences.length || (sentences[at]?.number ?? 0) > (sentences[at - 1]?.number ?? 0) + 1) {
      passages.push([from, at])
      from = at
    }
  return sentences.length === 0 ? [] : passages
}

/** Where a part that begins at `start` ends: when it has its words or sentences. */
function endOf(sentences: readonly Sentence[], start: number, last: number, words: number, count: number): number {
  let end = start
  for (let has = 0; end < last && has < words && end - start < count; end++) has += sentences[end]?.words ?? 0
  return end
}

const isCrisis = (category: SafetyCategory | undefined) => category && urgentPanelKind(category) === 'crisis'

const lessSure = (share: number, odds: number) => share / (share + (1 - share) * odds)

/** What the weighed evidence says of a passage. */
function judged(scores: Float64Array, { heads, weighing }: Untried): Pick<Opinion, 'urgent' | 'soon'> {
  const evidence = evidenceOf(scores, heads)
  const probability = (weights: readonly number[]) => {
    const sum = evidence.reduce((sum, value, i) => sum + value * (weights[i] as number), 0)
    return 1 / (1 + Math.exp(-sum))
  }
  return { urgent: probability(weighing.urgent), soon: probability(weighing.soon) }
}

/** What the loudest head of a level is about. */
function categoryOf(scores: Float64Array, { heads }: Untried, level: 'urgent' | 'card'): SafetyCategory | undefined {
  const head = heads[loudestOf(scores, placesOf(heads)[level]) ?? -1]
  return SAFETY_CATEGORIES.find((category) => head === `${level}:${category}`)
}

/** The subject of a card: of the loudest head, be it of a card or urgent. */
function cardCategoryOf(scores: Float64Array, model: Untried): SafetyCategory | undefined {
  const { urgent, card } = placesOf(model.heads)
  const head = model.heads[loudestOf(scores, [...urgent, ...card]) ?? -1]
  if (!head?.startsWith('urgent:')) return categoryOf(scores, model, 'card')
  const category = categoryOf(scores, model, 'urgent')
  const hasOwnCard = category === 'medication' || category === 'eating_disorder'
  return category && urgentPanelKind(category) === 'medical' && !hasOwnCard ? 'see_doctor_soon' : category
}
