import { fold } from '@soulsign/language'
import { anyOf } from '../sensitive.ts'
import amended from './amended.json' with { type: 'json' }
import { byLanguage } from './denied.ts'
import { type Language, withPeople } from './people.ts'
import type { Place } from './places.ts'
import words from './scenes.json' with { type: 'json' }
import type { Situation } from './situations.ts'

/** What the person tells of their days outright, by rules: `scenes.json` has the words, `prose/en/scenes.json` what is said of it. */
export const SCENES = {
  temper_with_children: 'they shout at their children, or lose their temper with them, and suffer from it',
  own_infidelity: 'they were unfaithful to their partner themselves',
  gambling: 'games of chance take their money',
  promoted: 'they were promoted',
  marking: 'they have papers of their students to mark',
  care_work: 'they look after ill or old people for a living',
  serving_work: 'they cook or serve for a living',
  shop_work: 'they work in a shop or at a till',
  driving_work: 'they drive for a living',
  teaching: 'they teach',
  hands_shake: 'their hands or voice shake when they have to speak before others',
  is_this_all: 'they ask whether this is all there is to their life',
  alone_with_all: 'they have everything to do alone',
  partner_away: 'their partner is away a great deal',
  partner_out_of_work: 'their partner has no work',
  open_plan: 'they work in an open-plan office',
  cannot_go_in: 'they stand before their place of work and cannot go in',
  always_reachable: 'work writes to them or calls them at all hours',
  parent_moved_in: 'a parent, or their partner’s, has come to live with them',
  toilets_first: 'wherever they go they must know first where the toilets are',
  near_came_out: 'somebody near to them has told of their sexuality or gender',
  partner_pregnant: 'their partner is expecting a child',
  parent_in_home: 'a parent of theirs lives in a home now',
  decision_by_date: 'they must decide by a certain day',
  caring_at_home: 'they lift, wash or feed somebody ill at home',
  mishap: 'it began with a fall, a bad step or a wrong movement',
  own_calling: 'they long for other work, which they learned or always wished to do',
  cold_season: 'it comes with the frost, or with the cold of winter',
  nothing_found: 'doctors looked and found nothing',
  tried: 'they have tried things that did not help',
} as const
export type Scene = keyof typeof SCENES

/** A wording of one language, and the words that would make it untrue if they stood in it. */
interface Wording {
  readonly pattern: RegExp
  readonly denied: RegExp
  readonly takenBack: RegExp
}
interface Wordings {
  /** Any of them: one look at a text that has none, which is most of them. */
  readonly any: RegExp
  readonly each: readonly Wording[]
}

/** A look-around that excludes words: they are no words of the pattern. */
const WITHOUT = /\(\?<?![^()]*\)/gu

/** Looks back only where the rest of a wording fits, since a look back from every word of a text takes long. */
function lookingBackLast(words: string): string {
  if (!words.startsWith('(?<!')) return words
  let depth = 0
  let end = 0
  do {
    if (words[end] === '(') depth++
    if (words[end] === ')') depth--
    end++
  } while (depth > 0)
  return `(?=(?:${words.slice(end)})\\b)${words}`
}

/** The wordings of all languages as expressions. */
const inAll = (lists: Record<string, string[]>) =>
  Object.entries(lists).flatMap(([key, list]) => {
    const language = key as Language
    return list.map((wording) => ({ language, words: lookingBackLast(withPeople(language, wording)) }))
  })

const everywhere = (lists: Record<string, string[]>): Wordings => ({
  any: anyOf(inAll(lists).map(({ words }) => words)),
  each: inAll(lists).map(({ language, words }) => {
    const said = words.replace(WITHOUT, '')
    // A wording that asks for a denying word is not denied by it.
    const denying = amended.denied[language].filter((word) => !anyOf([word]).test(said))
    return { pattern: new RegExp(anyOf([words]), 'gu'), denied: anyOf(denying), takenBack: TAKEN_BACK[language] }
  }),
})

/** Spoken to in one text, of scenes and of situations. */
const MOST = 2

/** Words that take back the words after them: it was not so, or only wished, feared or nearly so. */
const TAKEN_BACK = byLanguage(amended.takenBack)
/** How many characters before a mention are read for that. */
const BEFORE = 16

const PATTERNS = (Object.keys(SCENES) as Scene[]).map((key) => [key, everywhere(words[key])] as const)

/** Whether a folded text says it (true), only denies it (false), or does not speak of it (null). */
function tells({ any, each }: Wordings, folded: string): boolean | null {
  if (!any.test(folded)) return null
  let told: boolean | null = null
  for (const { pattern, denied, takenBack } of each)
    for (const { index, 0: match } of folded.matchAll(pattern)) {
      const before = folded.slice(Math.max(0, index - BEFORE), index)
      if (denied.test(match)) told = false
      else if (!takenBack.test(before.split(/[.!?;\n]/u).at(-1) ?? '')) return true
    }
  return told
}

/** The scenes that a text tells of, the weightiest first. */
export function scenesIn(text: string): Scene[] {
  const folded = fold(text)
  const found = PATTERNS.flatMap(([key, wordings]) => (tells(wordings, folded) ? [key] : []))
  return found.filter((key) => key !== 'teaching' || !found.includes('marking')).slice(0, MOST)
}

const bySituation = (lists: Record<string, Record<string, string[]>>) =>
  Object.entries(lists).map(
    ([key, byLanguage]) => [key as Situation, anyOf(inAll(byLanguage).map(({ words }) => words))] as const,
  )

const WAITING = anyOf(Object.values(amended.waiting).flat())
/** Whether a text tells of waiting: who lives with a diagnosis may wait for nothing. */
export const namesWaiting = (text: string): boolean => WAITING.test(fold(text))

const SLEEPLESS = anyOf(Object.values(amended.sleepless).flat())
/** Whether a text tells of lying awake: a complaint may come at night and let one sleep. */
export const namesSleepless = (text: string): boolean => SLEEPLESS.test(fold(text))

const NAMED = bySituation(amended.named)

/** Situations that are told outright, even where others weigh more. */
const OUTRIGHT = Object.entries(amended.told).map(([key, list]) => [key as Situation, everywhere(list)] as const)

/** Situations that the reader also takes from other words: without one of these they were not told. */
const NEEDED = bySituation(amended.needed)
/** The same, of whom such a word must be said. */
const BESIDE = bySituation(amended.beside)

/** Words of a situation that is somebody else's, or is none: it is the friend who marries, and the sister who has an exam. */
const NOT_THEIRS = bySituation(amended.notTheirs)

/** Situations that the reader takes from the words of a scene, and what they are in truth; null if nothing. */
const IN_TRUTH: Partial<Record<Scene, Partial<Record<Situation, Situation | null>>>> = {
  temper_with_children: { child_worry: null, night_and_sleep: null, noise_neighbours: null, mother_or_father: null },
  own_infidelity: { betrayal: null, caring_for_partner: null },
  gambling: { betrayal: null },
  promoted: { job_at_risk: 'new_job', job_lost: 'new_job', boss: 'new_job', betrayal: null, travel: null },
  marking: { exams: 'work_load', school_child: 'work_load' },
  teaching: { exams: null, school_child: null, wrong_job: null },
  care_work: {
    caring_for_parent: 'work_load',
    caring_for_partner: 'work_load',
    retirement: null,
    migration: null,
    illness_waiting: null,
  },
  driving_work: { new_baby: null, screens: null, travel: null },
  open_plan: { noise_neighbours: null },
  cannot_go_in: { wrong_job: null },
  always_reachable: { wrong_job: 'boss', job_at_risk: 'boss', screens: null, night_and_sleep: null },
  parent_moved_in: { child_worry: null, new_baby: null, new_love: null, moving_home: null, empty_nest: null },
  shop_work: { crowds: null },
  is_this_all: { night_and_sleep: null, partner_conflict: null },
  partner_away: { caring_for_partner: null, travel: null },
  partner_out_of_work: { job_at_risk: null, job_lost: null },
}

/** What a scene is in any case, where the reader hears no situation in it. */
const IMPLIED: Partial<Record<Scene, Situation>> = {
  promoted: 'new_job',
  marking: 'work_load',
  hands_shake: 'presenting',
}

/** Themes that the reader takes from the words of a scene, and that would hurt. */
const NOT_MEANT: Partial<Record<Scene, readonly string[]>> = {
  temper_with_children: ['child_illness'],
  own_infidelity: ['heartbreak'],
  hands_shake: ['nails'],
  cannot_go_in: ['constipation'],
  toilets_first: ['anger', 'irritability'],
}
export const notMeant = (scenes: readonly Scene[]): string[] => scenes.flatMap((scene) => NOT_MEANT[scene] ?? [])

/** Themes of what can be hurt by a bad step. */
const HURT = [
  ...['neck', 'shoulders', 'elbow', 'hands', 'joints', 'upper_back', 'lower_back', 'sciatica', 'hips', 'knees'],
  ...['legs', 'ankles', 'feet', 'jaw', 'nails', 'headache', 'general_body'],
]
/** Themes that feel the frost: a low mood in winter wants light. */
const FELT_IN_THE_COLD = [
  ...['circulation', 'eczema', 'psoriasis', 'dry_lips', 'nose', 'pain_chronic'],
  ...HURT.filter((key) => key !== 'general_body'),
]
const ONLY_WITH: Partial<Record<Scene, readonly string[]>> = { mishap: HURT, cold_season: FELT_IN_THE_COLD }
/** Whether a scene can be what a theme comes with. */
export const goesWithTheme = (scene: Scene, theme: string) => ONLY_WITH[scene]?.includes(theme) ?? true

/** Places that the words of a scene name, and where it does not come: a cashier is at work, and not among strangers. */
const NOT_WHERE: Partial<Record<Scene, Place>> = { shop_work: 'crowd', serving_work: 'crowd', cannot_go_in: 'way' }
export const isWhere = (place: Place, scenes: readonly Scene[]) => scenes.every((scene) => NOT_WHERE[scene] !== place)

/** What was ruled last: one text is asked about several times. */
let last: { text: string; ruled: ReturnType<typeof rule> } | undefined
function ruledIn(text: string) {
  if (last?.text !== text) last = { text, ruled: rule(text) }
  return last.ruled
}

/** What the words of a text, as rules read them, make of its situations. */
function rule(text: string) {
  const folded = fold(text)
  const isNamed = (situation: Situation) => NAMED.some(([key, pattern]) => key === situation && pattern.test(folded))
  const isTheirs = (situation: Situation) =>
    isNamed(situation) ||
    (situation === 'night_and_sleep' && SLEEPLESS.test(folded)) ||
    !NOT_THEIRS.some(([key, pattern]) => key === situation && pattern.test(folded))
  const spoken = OUTRIGHT.map(([key, wordings]) => [key, tells(wordings, folded)] as const)
  const isDenied = (situation: Situation) => spoken.some(([key, told]) => key === situation && told === false)
  const isRight = (situation: Situation) =>
    [...NEEDED, ...BESIDE].every(([key, pattern]) => key !== situation || pattern.test(folded)) &&
    !isDenied(situation) &&
    isTheirs(situation)
  return { isNamed, isTheirs, isRight, spoken }
}

/** Whether a text tells of a situation outright. */
export const isTold = (situation: Situation, text: string): boolean =>
  ruledIn(text).spoken.some(([key, told]) => key === situation && told === true)

/** Whether the words of a text leave a situation standing that was read in it. */
export const rightIn = (text: string): ((situation: Situation) => boolean) => ruledIn(text).isRight

/** The situations as the scenes put them right: a teacher who marks exams does not sit one. */
export function inTruth(situations: readonly Situation[], scenes: readonly Scene[], text: string): Situation[] {
  const { isNamed, isTheirs, isRight, spoken } = ruledIn(text)
  const told = situations.filter(
    (situation) =>
      isRight(situation) &&
      // Children who have left home are missed, which is not worry.
      (situation !== 'child_worry' || !situations.includes('empty_nest')),
  )
  const right = told.flatMap((situation) => {
    const scene = scenes.find((key) => situation in (IN_TRUTH[key] ?? {}))
    if (!scene || isNamed(situation)) return [situation]
    return IN_TRUTH[scene]?.[situation] ?? []
  })
  // People who dread the week because of a boss have not said that the work means nothing.
  const isOfBoss = right.includes('wrong_job') && isNamed('boss') && !isNamed('wrong_job')
  const all = isOfBoss ? right.map((key): Situation => (key === 'wrong_job' ? 'boss' : key)) : right
  const implied = scenes.flatMap((scene) => IMPLIED[scene] ?? [])
  const outright = spoken.flatMap(([key, told]) =>
    told && isTheirs(key) && !scenes.some((scene) => IN_TRUTH[scene]?.[key] !== undefined) ? [key] : [],
  )
  // As many as an insight tells, told outright, leave no room for one that is only read.
  const first = all.slice(0, 1).filter((key) => outright.length < MOST || isNamed(key))
  return [...new Set([...first, ...outright, ...all, ...implied])].slice(0, MOST)
}
