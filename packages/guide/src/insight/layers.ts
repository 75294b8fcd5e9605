import type { Choose } from '../choose.ts'
import type { Entry } from '../lexicon.ts'
import { insteadOf } from '../life.ts'
import type { Scene } from '../listening/scenes.ts'
import { themeProse } from '../prose/prose.ts'
import { paragraph } from './markdown.ts'

type Layers = Record<'emotional' | 'energetic' | 'spiritual' | 'questions', readonly string[]>

/** The wordings of the three layers: the tradition's sentence first, then its meaning in daily life. */
export function layers(choose: Choose, entry: Entry, scenes: readonly Scene[], more: Layers) {
  const { emotional_theme, energetic_theme, spiritual_question } = entry
  const prose = themeProse(entry)
  const instead = insteadOf(entry, scenes)
  return {
    emotional: paragraph(
      instead.emotional ? null : choose.fresh('tradition', [emotional_theme]),
      choose('emotional', instead.emotional ?? prose.emotional, more.emotional),
    ),
    energetic: choose('energetic', instead.energetic ?? [energetic_theme, ...prose.energetic], more.energetic),
    spiritual: choose('spiritual', instead.spiritual ?? prose.spiritual, more.spiritual),
    question: choose('question', instead.questions ?? [spiritual_question, ...prose.questions], more.questions),
  }
}
