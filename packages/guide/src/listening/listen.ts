import type { SafetyLanguage, SymptomType } from '@soulsign/contracts'
import type { InsightMode } from '@soulsign/safety/output'
import { languageOf } from '@soulsign/safety/reading'
import { lexicon } from '../lexicon.ts'
import { isSensitive } from '../sensitive.ts'
import { decide, ILLNESSES } from './decide.ts'
import type { Evidence } from './evidence.ts'
import { loadModel, type Model } from './model.ts'
import { type Opinion, oneOf } from './opinion.ts'
import type { Situation } from './situations.ts'
import { takeApart } from './take-apart.ts'

/** When it comes, by the person's own words. */
const TIMES = ['argument', 'meals', 'sunday', 'monday', 'night', 'morning', 'evening', 'winter', 'spring'] as const
type Time = (typeof TIMES)[number]

/** What the guide has heard. */
export interface Heard {
  readonly language: SafetyLanguage
  /** Whether the text may offer meaning, or only comfort. */
  readonly mode: InsightMode
  /** The lexicon's key of the theme. */
  readonly theme: string
  readonly second: string | null
  readonly situations: readonly Situation[]
  readonly time: Time | null
  /** Keys of the lexicon's qualities and contexts that the words name. */
  readonly qualities: readonly string[]
  readonly contexts: readonly string[]
  /** The theme is not sure enough to be named: it is the general one. */
  readonly open: boolean
  /** Somebody or something dear was lost, even if it is not what the text is about. */
  readonly mourning: boolean
}

/** Heard wherever it is told of, however many other words there are. */
const ALWAYS = 'pregnancy_loss'
/** Situations that hurt to be named after that. */
const OF_CHILDREN: readonly Situation[] = ['trying_for_child', 'pregnancy', 'new_baby', 'child_worry']

let loaded: Model | undefined
/** Read when the first text comes: a process at rest needs no model. */
const theModel = () => (loaded ??= loadModel())

/** What the reader thinks of a text. */
function opinionOn(evidence: Evidence, type: SymptomType, { texts, mentions, trust, theme, life }: Model): Opinion {
  const themes = evidence.candidates('theme', type, texts, mentions, trust)
  const named = evidence.namedInShort()
  const likely = named.size === 0 ? themes : themes.filter(({ key }) => named.has(key))
  return {
    themes: oneOf(likely.length === 0 ? themes : likely, theme),
    situations: oneOf(evidence.candidates('life', type, texts, mentions, trust), life),
  }
}

/**
 * Hears what a person's words are about: the theme, the situation of life, the time. An unsure reading is an open one,
 * with the general theme. Pure, and linear in the length of the text.
 * @param notThemes themes that the person said are not theirs; the next likely one is heard then
 */
export function listen(text: string, symptomType: SymptomType, notThemes: readonly string[] = []): Heard {
  const { reading, evidence } = takeApart(text)
  const live = evidence.live()
  const model = theModel()
  const heard = decide(opinionOn(evidence, symptomType, model), symptomType, model.thresholds, notThemes)
  const isLoss = live.has(`theme:${ALWAYS}`) && !notThemes.includes(ALWAYS)
  const { companion, second, ...decided } = isLoss ? { ...heard, theme: ALWAYS, open: false, companion: true } : heard
  const mode = companion || evidence.isOwn(ILLNESSES) || isSensitive(text) ? 'companion' : 'reflect'
  return {
    language: languageOf(reading.tokens),
    mode,
    ...decided,
    situations: decided.situations.filter((situation) => decided.theme !== ALWAYS || !OF_CHILDREN.includes(situation)),
    second: mode === 'companion' ? null : second,
    time: TIMES.find((time) => live.has(`when:${time}`)) ?? null,
    mourning: live.has('theme:grief') || live.has('life:bereavement'),
    qualities: lexicon.qualities.flatMap(({ key }) => (live.has(`quality:${key}`) ? [key] : [])),
    contexts: lexicon.contexts.flatMap(({ key }) => (live.has(`context:${key}`) ? [key] : [])),
  }
}
