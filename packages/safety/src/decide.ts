import { type SafetyCategory, type SafetyLevel, urgentPanelKind } from '@soulsign/contracts/safety-category'

/** How sure the reader is that a text is urgent. */
export const DEGREES = ['never', 'no', 'hardly', 'maybe', 'sure'] as const
export type Degree = (typeof DEGREES)[number]

/** What the rules found. */
export interface RulesSay {
  readonly level: 'urgent' | 'card' | null
  readonly category: SafetyCategory | null
  /** It rests on what a field of the form says, which the reader has not learned to read. */
  readonly byForm?: boolean
  /** Two or more rules of those illnesses that kill within the hour say so. */
  readonly isStrong?: boolean
}

/** What the trained reader takes a text for. */
export interface ReaderSays {
  readonly urgent: Degree
  /** What it would be about if it were urgent. */
  readonly urgentCategory: SafetyCategory
  /** How sure it is of the sentence that sounds most urgent, whatever stands around it. At least `urgent`. */
  readonly loudest: Degree
  /** Whether somebody should look at it soon. */
  readonly soon: boolean
  /** What the card would be about. */
  readonly soonCategory: SafetyCategory
}

export interface Decision {
  readonly level: SafetyLevel
  readonly category: SafetyCategory
}

/**
 * From what the rules found and what the reader takes the text for to what is shown. Where both agree, or one of them is
 * sure, the panel comes; where they disagree about illness or danger from others, or the reader alone doubts, a question. A
 * question never stands in for a crisis panel.
 */
export function decide(rules: RulesSay, reader: ReaderSays): Decision | null {
  if (rules.level === 'urgent' && rules.category)
    return rules.byForm
      ? { level: 'urgent', category: rules.category }
      : onUrgentRules(rules.category, rules.isStrong === true, reader)
  if (reader.urgent === 'sure') return { level: 'urgent', category: reader.urgentCategory }
  const doubt = isAtLeast(reader.urgent, 'hardly') ? unsure(reader.urgentCategory) : null
  const card = rules.level === 'card' && rules.category ? { level: rules.level, category: rules.category } : null
  // A question costs little where a card would come anyway.
  if (doubt?.level === 'ask') return doubt
  // An eating disorder is near self-harm, and has a card of its own.
  const isEating = reader.soon && reader.soonCategory === 'eating_disorder'
  return card ?? (isEating ? calm(reader) : doubt) ?? calm(reader)
}

function onUrgentRules(category: SafetyCategory, isStrong: boolean, reader: ReaderSays): Decision | null {
  // 'He says he will kill me' is no wish to die.
  const isThreatened = reader.urgent === 'sure' && urgentPanelKind(reader.urgentCategory) === 'safeguarding'
  if (isCrisis(category) && isThreatened) return { level: 'urgent', category: reader.urgentCategory }
  // Calm words around a sentence that both find urgent take nothing from it.
  if (isAtLeast(reader.loudest, 'maybe')) return { level: 'urgent', category }
  if (isAtLeast(reader.loudest, 'hardly') || category === 'abuse_child') return unsure(category)
  // A bypass ten years ago makes the reader too calm about a chest that hurts today.
  if (isStrong && isAtLeast(reader.urgent, 'no')) return unsure(category)
  // Nails that bleed, and 'dying' of embarrassment.
  if (isCrisis(category) && reader.loudest === 'never') return calm(reader)
  return isCrisis(category) || !isIllness(category) ? { level: 'card', category } : calm(reader)
}

const isAtLeast = (degree: Degree, least: Degree) => DEGREES.indexOf(degree) >= DEGREES.indexOf(least)

const calm = ({ soon, soonCategory }: ReaderSays): Decision | null =>
  soon ? { level: 'card', category: soonCategory } : null

/** A question about illness and danger from others; a card with help in a crisis, where nobody is asked to confirm it. */
const unsure = (category: SafetyCategory): Decision => ({ level: isCrisis(category) ? 'card' : 'ask', category })

/** Not what somebody does with food or medicines, for which there are cards of their own. */
const isIllness = (category: SafetyCategory) => category !== 'medication' && category !== 'eating_disorder'

const isCrisis = (category: SafetyCategory) => urgentPanelKind(category) === 'crisis'
