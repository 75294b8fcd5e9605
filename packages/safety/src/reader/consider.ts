import { SAFETY_CATEGORIES, type SafetyCategory } from '@soulsign/contracts'
import { DEGREES, type Degree, type ReaderSays } from '../decide.ts'
import type { Reading } from '../reading.ts'
import { featuresOf, type Window } from './features.ts'
import { type Model, score, type Thresholds } from './model.ts'
import { exponential } from './numbers.ts'

/** How much a difference between two heads counts when they are taken for shares of probability. */
const SHARPNESS = 2.5
/** What a part of a text must say more clearly than a whole: by how much its odds are divided. */
const PART_ODDS = 1.65
/** About how many words a window has; a text with half as many more is read as a whole only. */
const WINDOW = 80

/** What the reader thinks of a text, before any threshold. */
export interface Opinion {
  /** The share of probability of all urgent heads, in the part of the text where it is highest. */
  readonly urgent: number
  readonly urgentCategory: SafetyCategory
  /** The share of the heads that call for a card or more. */
  readonly soon: number
  readonly soonCategory: SafetyCategory
}

/** Reads the whole text, and a long one also part by part, so that one sentence in a long story counts. */
export function opinionOn(reading: Reading, model: Omit<Model, 'thresholds'>): Opinion {
  const whole = shares(score(model, featuresOf(reading)), model.heads)
  const parts = windowsOf(reading).map((window) => shares(score(model, featuresOf(reading, window)), model.heads))
  const opinions = [
    whole,
    ...parts.map((part) => ({ ...part, urgent: lessSure(part.urgent), soon: lessSure(part.soon) })),
  ]
  return opinions.reduce((most, opinion) => ({
    ...(opinion.urgent > most.urgent
      ? { urgent: opinion.urgent, urgentCategory: opinion.urgentCategory }
      : { urgent: most.urgent, urgentCategory: most.urgentCategory }),
    ...(opinion.soon > most.soon
      ? { soon: opinion.soon, soonCategory: opinion.soonCategory }
      : { soon: most.soon, soonCategory: most.soonCategory }),
  }))
}

/** How sure the reader is, by its thresholds. */
export function considered(opinion: Opinion, thresholds: Thresholds): ReaderSays {
  return { ...opinion, urgent: degreeOf(opinion.urgent, thresholds), soon: opinion.soon >= thresholds.soon }
}

const lessSure = (share: number) => share / (share + (1 - share) * PART_ODDS)

function degreeOf(urgent: number, thresholds: Thresholds): Degree {
  const reached = DEGREES.findLast((degree) => degree === 'no' || urgent >= thresholds[degree])
  return reached ?? 'no'
}

/** Parts of a long text, whole sentences each, every one half over the one before. */
export function windowsOf({ tokens }: Reading): Window[] {
  if (tokens.length < WINDOW * 1.5) return []
  const windows: Window[] = []
  let first = 0
  while (first < tokens.length) {
    const from = tokens[first]?.sentence ?? 0
    const last = tokens[Math.min(first + WINDOW, tokens.length) - 1]?.sentence ?? from
    windows.push({ from, to: last + 1 })
    if (first + WINDOW >= tokens.length) break
    const half = tokens[first + WINDOW / 2]?.sentence ?? from
    const next = tokens.findIndex(({ sentence }, i) => i > first && sentence > from && sentence >= half)
    if (next < 0) break
    first = next
  }
  return windows
}

function shares(scores: Float64Array, heads: readonly string[]): Opinion {
  const powers = scores.map((value) => exponential(SHARPNESS * value))
  const total = powers.reduce((sum, power) => sum + power, 0)
  const of = (level: string) => {
    let share = 0
    let category: SafetyCategory = level === 'urgent' ? 'acute_other' : 'see_doctor_soon'
    let most = 0
    for (const [i, head] of heads.entries()) {
      const [its, about] = head.split(':')
      const power = (powers[i] as number) / total
      if (its !== level) continue
      share += power
      if (power <= most) continue
      most = power
      category = SAFETY_CATEGORIES.find((each) => each === about) ?? category
    }
    return { share, category }
  }
  const urgent = of('urgent')
  const card = of('card')
  return {
    urgent: urgent.share,
    urgentCategory: urgent.category,
    soon: urgent.share + card.share,
    soonCategory: card.category,
  }
}
