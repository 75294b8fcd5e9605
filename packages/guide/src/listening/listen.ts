import type { SafetyLanguage, SymptomType } from '@soulsign/contracts'
import type { InsightMode } from '@soulsign/safety/output'
import { languageOf } from '@soulsign/safety/reading'
import { lexicon } from '../lexicon.ts'
import { isSensitive, sharesIllness } from '../sensitive.ts'
import { anchored, isPart, maySecond, onlyImplied } from './anchors.ts'
import { namesLostChild } from './children.ts'
import { decide, ILLNESSES } from './decide.ts'
import { withoutEase } from './eased.ts'
import { isParked, ofOwnBody, withoutEvents, withoutNever } from './elsewhere.ts'
import type { Evidence } from './evidence.ts'
import { goesWith } from './goes-with.ts'
import { isOfMind, SOURCES } from './kinds.ts'
import { loadModel, type Model } from './model.ts'
import { type Opinion, oneOf, type Share } from './opinion.ts'
import type { Place } from './places.ts'
import {
  goesWithTheme,
  inTruth,
  isTold,
  isWhere,
  namesSleepless,
  notMeant,
  rightIn,
  type Scene,
  scenesIn,
} from './scenes.ts'
import type { Situation } from './situations.ts'
import { takeApart } from './take-apart.ts'
import { type Time, timeIn } from './times.ts'
import { withoutWell } from './well.ts'

export interface Heard {
  readonly language: SafetyLanguage
  /** Whether the text may offer meaning, or only comfort. */
  readonly mode: InsightMode
  /** The lexicon's key of the theme. */
  readonly theme: string
  readonly second: string | null
  readonly situations: readonly Situation[]
  readonly scenes: readonly Scene[]
  readonly time: Time | null
  readonly place: Place | null
  /** Keys of the lexicon's qualities and contexts that the words name. */
  readonly qualities: readonly string[]
  readonly contexts: readonly string[]
  /** The theme is not sure enough to be named: it is the general one. */
  readonly open: boolean
  /** What the text is about is somebody else's. */
  readonly ofAnother: boolean
  /** Somebody or something dear was lost, even if it is not what the text is about. */
  readonly mourning: boolean
}

/** Heard wherever it is told of, however many other words there are. */
const ALWAYS = 'pregnancy_loss'
/** Situations that hurt to be named after that, or after the loss of a child. */
const OF_CHILDREN: readonly Situation[] = ['trying_for_child', 'pregnancy', 'new_baby', 'child_worry']

/** Scenes of a parent who lives: in mourning it may be that parent who died. */
const OF_A_PARENT: readonly Scene[] = ['parent_moved_in', 'parent_in_home']

/** Situations in which somebody near is ill. */
const BESIDE_THE_ILL: readonly Situation[] = ['caring_for_parent', 'caring_for_partner']
/** Situations that go along with an illness of one's own. */
const WITH_ILLNESS: readonly Situation[] = [
  ...BESIDE_THE_ILL,
  'illness_waiting',
  'body_change',
  'trying_for_child',
  'pregnancy',
]
const ILLNESS_CONCEPTS = ILLNESSES.flatMap((key) => [`theme:${key}`, `says:${key}`])

/** Hard facts, which nobody is told of who did not tell them: each with the concepts that name it. */
const NAMED_OR_NOT: Partial<Record<Situation, readonly string[]>> = {
  bereavement: ['life:bereavement', 'theme:grief', 'says:grief'],
  pregnancy: ['life:pregnancy', 'life:trying_for_child', 'life:new_baby'],
}

/** Somebody waiting for a child is not told of envy, unless they say so. */
const NOT_ENVY = 'jealousy'
const FERTILITY_CONCEPTS = ['theme:fertility', 'says:fertility']

/** Themes whose time is the night: they tell nothing of sleep that is not said. */
const OF_THE_NIGHT = ['nightmares', 'prostate', 'bladder', 'cough', 'snoring', 'legs', 'feet']

/** Spoken to in one text. */
const MOST_SITUATIONS = 2

/** Words of a text from which a situation may be guessed, where even the theme is open. */
const LEAST_TO_GUESS = 8

/** A theme that hurts the person in so many words is a second one from this share on. */
const ALSO = 0.03

const alsoHurting = (evidence: Evidence, { themes }: Opinion, not: readonly string[]): string | null => {
  const hurting = evidence.hurting()
  const likely = themes.filter(({ key, share }) => share >= ALSO && !not.includes(key) && !ILLNESSES.includes(key))
  return likely.find(({ key }) => hurting.has(key))?.key ?? null
}

/** Guilt beside somebody's illness needs company; a meaning would weigh on it. */
const isGuiltyBesideIllness = (
  live: ReadonlySet<string>,
  { theme, second, situations }: Pick<Heard, 'theme' | 'second' | 'situations'>,
) =>
  (theme === 'guilt' || second === 'guilt' || live.has('theme:guilt')) &&
  (situations.some((key) => BESIDE_THE_ILL.includes(key)) || ILLNESS_CONCEPTS.some((concept) => live.has(concept)))

let loaded: Model | undefined
/** Read when the first text comes: a process at rest needs no model. */
const theModel = () => (loaded ??= loadModel())

/** A theme that hurts in so many words is heard before one of which nothing is said, from this share on. */
const SAID = 0.1
/** The same for a part of the body: of some, such as a hamstring, the reader has met few words. */
const SAID_PART = 0.005

/** Themes that say nothing in particular. */
const GENERAL = ['general_body', 'general_mind']

/** The themes, without the first if it is only read between the words and another one hurts the person in words. */
function givenWay(
  evidence: Evidence,
  themes: readonly Share[],
  without: (themes: readonly string[]) => readonly Share[],
) {
  const [first, ...others] = themes
  if (!first || evidence.mentionsAny(SOURCES.theme.map((source) => `${source}:${first.key}`))) return themes
  if (others.some(({ key, share }) => share >= SAID && evidence.hurtsOwn(key))) return without([first.key])
  const hurting = evidence.hurting()
  const isPartSaid = others.some(({ key, share }) => share >= SAID_PART && isPart(key) && hurting.has(key))
  return isPartSaid ? without([first.key, ...GENERAL]) : themes
}

const withFirst = (first: Situation, others: readonly Situation[]): Situation[] =>
  [first, ...others.filter((other) => other !== first)].slice(0, MOST_SITUATIONS)

/** What the reader thinks of a text. */
function opinionOn(text: string, evidence: Evidence, type: SymptomType, model: Model, not: readonly string[]): Opinion {
  const all = evidence.themes(type, model).filter(({ key }) => !not.includes(key))
  const named = evidence.namedInShort()
  const isSpecific = named.size > 0 ? (key: string) => named.has(key) : (key: string) => !key.startsWith('general_')
  const likely = named.size > 0 || evidence.describesInShort() ? all.filter(({ key }) => isSpecific(key)) : all
  const specific = likely.length === 0 ? all : likely
  const implied = new Set(onlyImplied(oneOf(specific, model.theme), text))
  const candidates = specific.filter(({ key }) => !implied.has(key))
  const themes = givenWay(evidence, oneOf(candidates, model.theme), (not) =>
    oneOf(
      candidates.filter(({ key }) => !not.includes(key)),
      model.theme,
    ),
  )
  const situations = oneOf(evidence.situations(model, goesWith(model.goesWith, themes)), model.life)
  return { themes, situations: anchored(situations, text) }
}

/**
 * Hears what a person's words are about: the theme, the situation of life, the time. An unsure reading is an open one,
 * with the general theme. Pure, and linear in the length of the text.
 * @param notThemes themes that the person said are not theirs; the next likely one is heard then
 */
export function listen(text: string, symptomType: SymptomType, notThemes: readonly string[] = []): Heard {
  const unwell = withoutWell(text)
  const { reading, evidence } = takeApart(unwell)
  const live = evidence.live()
  const model = theModel()
  const scenes = scenesIn(text)
  // No illness is guessed at where none is mentioned in any way.
  const unnamed = [
    ...(evidence.mentionsAny(ILLNESS_CONCEPTS) ? [] : ILLNESSES),
    ...(evidence.mentionsAny(FERTILITY_CONCEPTS) &&
    !evidence.mentionsAny(SOURCES.theme.map((source) => `${source}:${NOT_ENVY}`))
      ? [NOT_ENVY]
      : []),
  ]
  const opinion = opinionOn(text, evidence, symptomType, model, [...unnamed, ...notMeant(scenes)])
  const heard = decide(opinion, symptomType, model.thresholds, notThemes, live, rightIn(text))
  const isLoss = live.has(`theme:${ALWAYS}`) && !notThemes.includes(ALWAYS)
  const { companion, second, ...decided } = isLoss ? { ...heard, theme: ALWAYS, open: false, companion: true } : heard
  const own = ofOwnBody(unwell)
  const body = own === unwell ? live : takeApart(own).evidence.live()
  // A letter on the fridge is no appetite.
  const named = (key: string | null) =>
    key !== null &&
    maySecond(key, text) &&
    SOURCES.theme.some((source) => live.has(`${source}:${key}`) && body.has(`${source}:${key}`))
      ? key
      : null
  const told = inTruth(decided.situations, scenes, text)
  // Somebody waiting for a child begins there, and not with the sister-in-law who has one.
  const isWaiting =
    decided.theme === 'fertility' &&
    !told.includes('pregnancy') &&
    inTruth(['trying_for_child'], scenes, text).includes('trying_for_child')
  const situations = isWaiting ? withFirst('trying_for_child', told) : told
  const childLost = decided.theme === ALWAYS || namesLostChild(text)
  // A jaw that hurts beside a mother with dementia is the person's own; a low mood there asks for company.
  const isOfBody = !decided.open && !isOfMind(decided.theme)
  const comforts =
    companion ||
    childLost ||
    evidence.isOwn(ILLNESSES) ||
    (sharesIllness(text) && evidence.mentionsAny(ILLNESS_CONCEPTS)) ||
    isGuiltyBesideIllness(live, heard) ||
    isSensitive(text, isOfBody ? own : text)
  const coming = withoutNever(withoutEase(text))
  const comes = coming === text ? evidence : takeApart(coming).evidence
  const now = withoutEvents(coming)
  const time = timeIn(now === coming ? comes.live() : takeApart(now).evidence.live(), now)
  const place = comes.place()
  const mode = comforts ? 'companion' : 'reflect'
  const mourning = live.has('theme:grief') || live.has('life:bereavement') || situations.includes('bereavement')
  return {
    language: languageOf(reading.tokens),
    mode,
    ...decided,
    scenes: scenes.filter(
      (scene) =>
        goesWithTheme(scene, decided.theme) &&
        !((scene === 'cannot_go_in' || scene === 'mishap') && comforts) &&
        // The text already names the ill person: a partner, or a parent.
        !(scene === 'caring_at_home' && situations.some((key) => BESIDE_THE_ILL.includes(key))) &&
        !(scene === 'own_calling' && !situations.includes('wrong_job')) &&
        !(OF_A_PARENT.includes(scene) && mourning) &&
        !(scene === 'partner_pregnant' && (childLost || mourning)),
    ),
    situations: situations.filter(
      (situation) =>
        !(situation === 'new_love' && mourning) &&
        (isTold(situation, text) || (NAMED_OR_NOT[situation]?.some((concept) => live.has(concept)) ?? true)) &&
        (situation !== 'night_and_sleep' || !OF_THE_NIGHT.includes(decided.theme) || namesSleepless(text)) &&
        !(childLost && OF_CHILDREN.includes(situation)) &&
        // An ill person is told of nothing that they did not name.
        (!ILLNESSES.includes(decided.theme) || WITH_ILLNESS.includes(situation) || live.has(`life:${situation}`)) &&
        // 'I just feel off' is no secret: of a text so short and open only what it names is heard.
        (!decided.open || reading.tokens.length >= LEAST_TO_GUESS || live.has(`life:${situation}`)),
    ),
    second:
      mode === 'companion' || decided.open
        ? null
        : (named(second) ?? alsoHurting(evidence, opinion, [decided.theme, ...notThemes])),
    time,
    // It is the children who are in bed.
    place:
      place === null ||
      (time === 'bedtime' && place === 'bed') ||
      (place === 'way' && isParked(text)) ||
      !isWhere(place, scenes)
        ? null
        : place,
    ofAnother: decided.theme !== ALWAYS && evidence.isOfAnother(decided.theme),
    mourning,
    qualities: lexicon.qualities.flatMap(({ key }) => (body.has(`quality:${key}`) ? [key] : [])),
    contexts: lexicon.contexts.flatMap(({ key }) => (body.has(`context:${key}`) ? [key] : [])),
  }
}
