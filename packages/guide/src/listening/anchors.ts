import { fold } from '@soulsign/language'
import { anyOf } from '../sensitive.ts'
import anchors from './anchors.json' with { type: 'json' }
import { NONE } from './kinds.ts'
import type { Share } from './opinion.ts'
import type { Situation } from './situations.ts'

/** Without a word of its own kind a situation is heard from this share on: the whole text sounds like it. */
const WITHOUT_A_WORD = 0.4
/** Facts of a life, which the whole text must tell of. */
const FACTS: readonly string[] = [
  'breakup',
  'decision',
  'faith',
  'moving_home',
  'new_job',
  'season',
] satisfies Situation[]
const FACT_WITHOUT_A_WORD = 0.7
const leastOf = (key: string) => (FACTS.includes(key) ? FACT_WITHOUT_A_WORD : WITHOUT_A_WORD)

/** What has the words of a situation and tells of none: 'thank God', 'buenas noches'. */
const IDIOMS = new RegExp(anyOf(Object.values(anchors.idioms)), 'gu')

const patterns = (lists: Record<string, Record<string, string>>): ReadonlyMap<string, RegExp> =>
  new Map(Object.entries(lists).map(([key, byLanguage]) => [key, anyOf(Object.values(byLanguage))]))
const WORDS = patterns(anchors.words)
/** Words that a situation needs however likely it is: nobody's work is named by a Sunday. */
const ALWAYS = patterns(anchors.always)
const PARTS = patterns(anchors.parts)
/** Whether a theme is a part of the body that is heard where it is named. */
export const isPart = (theme: string): boolean => PARTS.has(theme)
const THEMES = patterns(anchors.themes)
const SECONDS = patterns(anchors.seconds)

/** What is left where the likeliest was not said must be this likely by itself. */
const LEFT = 0.15
/** From this share on a theme is heard, whatever else is named. */
const SURE_THEME = 0.8

/** The situations without those that hurt or embarrass if they are invented, where no word of theirs is said. */
export function anchored(situations: readonly Share[], text: string): Share[] {
  const said = fold(text).replace(IDIOMS, ' ')
  const told = situations.filter(
    ({ key, share }) =>
      (ALWAYS.get(key)?.test(said) ?? true) && (share >= leastOf(key) || (WORDS.get(key)?.test(said) ?? true)),
  )
  return told[0] === situations[0] ? told : told.filter(({ key, share }) => key === NONE || share >= LEFT)
}

/** Themes that are only implied where another is named: a sprain is of the wrist that is named, and of no ankle. */
export function onlyImplied(themes: readonly Share[], text: string): string[] {
  const folded = fold(text)
  const unnamed = (lists: ReadonlyMap<string, RegExp>) =>
    [...lists].flatMap(([key, pattern]) => (pattern.test(folded) ? [] : [key]))
  const parts = unnamed(PARTS)
  const implied = [...(parts.length < PARTS.size ? parts : []), ...unnamed(THEMES)]
  return implied.filter((theme) => themes.some(({ key, share }) => key === theme && share < SURE_THEME))
}

/** Whether a text has the words without which a theme is no second one: 'enviudé' is no envy. */
export const maySecond = (theme: string, text: string): boolean => SECONDS.get(theme)?.test(fold(text)) ?? true
