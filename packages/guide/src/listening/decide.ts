import type { SymptomType } from '@soulsign/contracts'
import { lexicon } from '../lexicon.ts'
import { NONE } from './evidence.ts'
import type { Thresholds } from './model.ts'
import type { Opinion, Share } from './opinion.ts'
import type { Situation } from './situations.ts'

const MOST_SITUATIONS = 2
/** From this share of all illnesses together on a text is only comforted. */
const ILL = 0.5
const modes = new Map(lexicon.entries.map(({ key, mode }) => [key, mode]))
const isCompanion = (theme: string) => modes.get(theme) === 'companion'
/** Where a first theme was not the person's, the next one is named from this part of the threshold on. */
const NEXT = 0.5
/** An unwell child is told of in so many words that a share of it says little; `isSensitive` knows when a child is ill. */
const isIllness = (theme: string) => isCompanion(theme) && theme !== 'child_illness'
/** What a person lives with: 'my diabetes'. */
export const ILLNESSES = lexicon.entries.flatMap(({ key }) => (isIllness(key) ? [key] : []))

/** Decides by its thresholds what of an opinion counts as heard, without the themes that are not the person's. */
export function decide(
  { themes, situations }: Opinion,
  type: SymptomType,
  thresholds: Thresholds,
  notThemes: readonly string[] = [],
) {
  const left = themes.filter(({ key }) => !notThemes.includes(key))
  const rest = left.reduce((sum, { share }) => sum + share, 0)
  const again = left.length < themes.length || notThemes.length > 0
  const [first, next] = again ? left.map(({ key, share }) => ({ key, share: share / rest })) : themes
  const open = first === undefined || first.share < thresholds.theme * (again ? NEXT : 1)
  const theme = open ? (type === 'physical' ? 'general_body' : 'general_mind') : first.key
  // When a person may be ill, nothing is given a meaning, however unsure the illness is.
  const ill = themes.reduce((sum, { key, share }) => sum + (isIllness(key) ? share : 0), 0)
  return {
    theme,
    open: open || theme.startsWith('general_'),
    second: !open && next && next.share >= thresholds.second && !next.key.startsWith('general_') ? next.key : null,
    companion: isCompanion(theme) || ill >= ILL,
    situations: heardOf(situations, thresholds.situation),
  }
}

/** The situations that are likely enough. */
const heardOf = (situations: readonly Share[], least: number): Situation[] =>
  situations
    .filter(({ key, share }) => key !== NONE && share >= least)
    .slice(0, MOST_SITUATIONS)
    .map(({ key }) => key as Situation)
