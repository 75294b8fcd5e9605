import type { SymptomType } from '@soulsign/contracts'
import { lexicon } from '../lexicon.ts'
import { NONE } from './kinds.ts'
import type { Thresholds } from './model.ts'
import type { Opinion, Share } from './opinion.ts'
import type { Situation } from './situations.ts'

/** From this share of all illnesses together on a text is only comforted. */
const ILL = 0.5
const modes = new Map(lexicon.entries.map(({ key, mode }) => [key, mode]))
const isCompanion = (theme: string) => modes.get(theme) === 'companion'
/** Where a first theme was not the person's, the next one is named from this part of the threshold on. */
const NEXT = 0.5
/** An unwell child is told of in so many words that a share of it says little; `isSensitive` knows when a child is ill. */
const isIllness = (theme: string) => isCompanion(theme) && theme !== 'child_illness'
/** A second theme has a meaning, which an illness never gets. */
const maySecond = (theme: string) => !theme.startsWith('general_') && !isCompanion(theme)
/** What a person lives with: 'my diabetes'. */
export const ILLNESSES = lexicon.entries.flatMap(({ key }) => (isIllness(key) ? [key] : []))

/**
 * Decides by its thresholds what of an opinion counts as heard, without the themes that are not the person's.
 * @param live the concepts that the text says are so
 * @param isRight whether the words leave a situation standing
 */
export function decide(
  { themes, situations }: Opinion,
  type: SymptomType,
  thresholds: Thresholds,
  notThemes: readonly string[] = [],
  live: ReadonlySet<string> = new Set(),
  isRight: (situation: Situation) => boolean = () => true,
) {
  const left = themes.filter(({ key }) => !notThemes.includes(key))
  const rest = left.reduce((sum, { share }) => sum + share, 0)
  const again = left.length < themes.length || notThemes.length > 0
  const [first, next] = again ? left.map(({ key, share }) => ({ key, share: share / rest })) : themes
  const open = first === undefined || first.share < thresholds.theme * (again ? NEXT : 1)
  const isOpen = open || first.key.startsWith('general_')
  const theme = isOpen ? (type === 'physical' ? 'general_body' : 'general_mind') : first.key
  // When a person may be ill, nothing is given a meaning, however unsure the illness is.
  const ill = themes.reduce((sum, { key, share }) => sum + (isIllness(key) ? share : 0), 0)
  return {
    theme,
    open: isOpen,
    second: !isOpen && next && next.share >= thresholds.second && maySecond(next.key) ? next.key : null,
    companion: isCompanion(theme) || ill >= ILL,
    situations: heardOf(situations, thresholds, live, isRight),
  }
}

/** The least shares of probability of a situation. One that the words name, maybe in passing, needs more. */
const LEAST = { read: { first: 0.1, second: 0.15 }, named: { first: 0.5, second: 0.2 } }

/**
 * The likeliest situation, if it is so many times as likely as none, and the next one, if that is likely too. How its
 * share spreads over the others does not matter: somebody may tell of three.
 */
export function heardOf(
  situations: readonly Share[],
  thresholds: Pick<Thresholds, 'named' | 'read'>,
  live: ReadonlySet<string>,
  isRight: (situation: Situation) => boolean = () => true,
): Situation[] {
  const wayOf = ({ key }: Share) => (live.has(`life:${key}`) ? 'named' : 'read')
  const none = situations.find(({ key }) => key === NONE)?.share ?? 0
  const [first, second] = situations.filter(({ key }) => key !== NONE)
  const isSure = (one: Share) => one.share >= LEAST[wayOf(one)].first && one.share >= thresholds[wayOf(one)] * none
  if (!first || !isSure(first)) return []
  const isAlso = second && second.share >= LEAST[wayOf(second)].second
  // Beside a first one that was misheard, the second must be sure by itself.
  const heard = second && (isRight(first.key as Situation) ? isAlso : isSure(second)) ? [first, second] : [first]
  return heard.map(({ key }) => key as Situation)
}
