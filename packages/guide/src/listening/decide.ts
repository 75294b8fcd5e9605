import type { SymptomType } from '@soulsign/contracts'
import { lexicon } from '../lexicon.ts'
import type { Thresholds } from './model.ts'
import type { Opinion } from './opinion.ts'
import type { Situation } from './situations.ts'

const MOST_SITUATIONS = 2
const modes = new Map(lexicon.entries.map(({ key, mode }) => [key, mode]))
const isCompanion = (theme: string) => modes.get(theme) === 'companion'

/** Decides by its thresholds what of an opinion counts as heard. */
export function decide({ themes, situations }: Opinion, type: SymptomType, thresholds: Thresholds) {
  const [first, next] = themes
  const open = first === undefined || first.share < thresholds.theme
  const theme = open ? (type === 'physical' ? 'general_body' : 'general_mind') : first.key
  // When a person may be ill, nothing is given a meaning, however unsure the illness is.
  const ill = themes.reduce((sum, { key, share }) => sum + (isCompanion(key) ? share : 0), 0)
  return {
    theme,
    open: open || theme.startsWith('general_'),
    second: !open && next && next.share >= thresholds.second && !next.key.startsWith('general_') ? next.key : null,
    companion: isCompanion(theme) || ill >= 0.5,
    situations: situations
      .filter(({ share }) => share >= thresholds.situation)
      .slice(0, MOST_SITUATIONS)
      .map(({ key }) => key as Situation),
  }
}
