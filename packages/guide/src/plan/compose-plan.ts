import { BODIES, type Body, PLAN_COLUMNS, type PlanDraft, type PlanItem } from '@soulsign/contracts'
import { fold } from '@soulsign/language'
import { type Choose, chooserFor } from '../choose.ts'
import { lifeOf, parentsOf } from '../life.ts'
import { namesSleepless } from '../listening/scenes.ts'
import { namesIllness } from '../names-illness.ts'
import { fill, type NounPhrase } from '../prose/grammar.ts'
import { becauseOf, centres, places, planProse, themeProse } from '../prose/prose.ts'
import { isMourning, type Reading, readSymptom, type SymptomEntry } from '../read-symptom.ts'
import { isAlike } from './alike.ts'
import { comfortSentences, company, kindness, shelter } from './comfort.ts'
import { affirmations, family, innerChild, shadowWork } from './emotional.ts'
import { breathwork, chakraWork, qiGong } from './energetic.ts'
import { fits, isForTheSleepless, isRestful } from './fit.ts'
import { foods } from './foods.ts'
import { movements, rests } from './movements.ts'
import { asksPharmacist, type Needs, needsOf } from './needs.ts'
import { meditations, release, rituals } from './spiritual.ts'
import { tables } from './tables.ts'
import type { PlanTemplate } from './template.ts'
import { TASTED, UNFIT } from './unfit.ts'

/** With fewer items for a centre and area, the guide chooses from the whole list. */
const MIN_CHOICE = 3
/** Maximum length of an item under high stress, if there is a choice. */
const HURRIED_MINUTES = 5
/** Items that each body has at least, even if the person has had them before. */
const MIN_ITEMS = 3

type Suits = (item: PlanTemplate) => boolean
const suitsReading =
  ({ primary }: Reading): Suits =>
  ({ chakras, areas }) =>
    chakras?.includes(primary.chakra) || areas?.includes(primary.area) || !(chakras || areas)

/** The suitable items of a list, or the whole list if too few suit. */
function narrowed(items: readonly PlanTemplate[], suits: Suits): readonly PlanTemplate[] {
  const suiting = items.filter(suits)
  return suiting.length >= MIN_CHOICE ? suiting : items
}

/** Whether a practice that is made for a situation of life also suits the person. */
function isFitAnywhere(item: PlanTemplate, needs: Needs): boolean {
  const text = fold(`${item.title}\n${item.how}`)
  if (needs.namesNoFood && TASTED.test(text)) return false
  return !UNFIT.some(([situation, words]) => needs.situations.has(situation) && words.test(text)) && fits(item, needs)
}

const liesAwake = ({ description }: SymptomEntry, { primary, secondary, situations }: Reading) =>
  primary.key === 'insomnia' ||
  secondary?.key === 'insomnia' ||
  situations.includes('night_and_sleep') ||
  namesSleepless(description)

const DURATION_UNITS = [
  [1440, 'day'],
  [60, 'hour'],
  [1, 'minute'],
] as const
/** A duration in words: "1 minute", "45 minutes", "2 hours", "1 day". */
function durationAsWords(minutes: number): string {
  const [size, unit] = DURATION_UNITS.find(([size]) => minutes % size === 0) ?? [1, 'minute']
  const count = minutes / size
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The lists of each body, for meaning and for comfort. */
const LISTS: Record<'deep' | 'gentle', Record<Body, readonly (readonly PlanTemplate[])[]>> = {
  deep: {
    physical: [foods, tables, movements, rests],
    emotional: [affirmations, innerChild, shadowWork, family],
    energetic: [breathwork, chakraWork, qiGong],
    spiritual: [rituals, meditations, release],
  },
  gentle: {
    physical: [foods, tables, movements, rests],
    emotional: [affirmations, kindness, company],
    energetic: [breathwork, chakraWork, qiGong],
    spiritual: [rituals, meditations, shelter],
  },
}

/** What a plan says of supplements to those who take something. */
export const SUPPLEMENT_NOTE = planProse.notes[0] ?? ''

/** Why a plan begins as it does: what the person wrote, and what the plan has for it, in a frame of its own. */
function because(choose: Choose, values: Record<string, NounPhrase>, ...lists: (readonly string[])[]): string {
  const chosen = choose('plan because', ...lists.map((list) => list.map((text) => becauseOf(text) ?? { how: text })))
  const how = fill(chosen.how, values)
  if (!('what' in chosen)) return how
  return fill(choose('plan because frame', planProse.becauseFrames), { what: fill(chosen.what, values), how })
}

/**
 * Writes a healing plan from the lists, without AI; the same text and advanced info always get the same plan. Each body
 * has at least three items. The plan begins from the person's situation, or else from the theme, with a practice for each body
 * that can be done in the place that they name, or else where such a thing happens. Allergies, diet, age, pregnancy and conditions exclude unsuitable items. In
 * companion mode, for the young, in mourning and with an eating disorder, the plan only comforts. It never repeats the
 * person's words.
 * @param earlier the plans that the person had before as `planText`, newest first; their items are avoided
 * @example
 * const plan = composePlan({ symptomType: 'physical', description: 'a stiff neck' })
 */
export const composePlan = (entry: SymptomEntry, earlier: readonly string[] = []): PlanDraft =>
  beginPlan(entry, earlier).plan

/** A plan, and where its reader begins. */
interface BegunPlan {
  plan: PlanDraft
  /** The beginning of its description: why it is as it is. */
  opening: string
  /** The body whose first practice it names for the first day. */
  first: Body
}

/** The plan that `composePlan` writes, with its beginning. */
export function beginPlan(entry: SymptomEntry, earlier: readonly string[] = []): BegunPlan {
  const reading = readSymptom(entry)
  const needs = needsOf(entry, reading)
  const choose = chooserFor(entry.description, earlier)
  const hurried = entry.advancedInfo?.stressLevel === 'high'
  const isComfort = reading.mode === 'companion'
  const hidesEating = needs.situations.has('eating-disorder')
  const isGentle =
    isComfort ||
    namesIllness(entry.advancedInfo?.knownConditions ?? '') ||
    needs.situations.has('child') ||
    hidesEating ||
    isMourning(reading)
  const centre = centres[reading.primary.chakra]
  const sentence = choose(
    'plan sentence',
    (isComfort ? comfortSentences : centre.affirmations).filter((text) => isRestful(text, needs)),
  )

  const lives = lifeOf(reading)
  const [life, also] = lives
  const theme = themeProse(reading.primary)
  const where = reading.place ?? life?.place ?? theme.place ?? (reading.time === 'night' ? 'bed' : undefined)
  const place = where && places[where]
  const own: PlanTemplate[] = lives.map(({ practice }) => practice)

  const taken = new Set<PlanTemplate>()
  const asItem = (template: PlanTemplate | null): PlanItem[] => {
    if (!template) return []
    taken.add(template)
    const { title, how, minutes, frequency } = template
    return [{ title, how: how.replace('{affirmation}', sentence), duration: durationAsWords(minutes), frequency }]
  }
  const isSleepless = liesAwake(entry, reading)
  /** Nothing like it is in the plan, and it is not for nights that were not told of. */
  const isNew = (item: PlanTemplate) =>
    ![...own, ...taken].some((other) => isAlike(item, other)) && (isSleepless || !isForTheSleepless(item))
  /** The items of a list that suit the person: first those that suit the reading, and the time that there is. */
  const suiting = (list: readonly PlanTemplate[]) => {
    const fitting = list.filter((item) => fits(item, needs) && !taken.has(item) && isNew(item))
    const short = hurried ? narrowed(fitting, ({ minutes }) => minutes <= HURRIED_MINUTES) : fitting
    return [narrowed(short, suitsReading(reading)), short, fitting]
  }
  const placed = (body: Body) => {
    const heard: string[] = [...reading.situations, reading.primary.key]
    const ofPlace = (place?.[body] ?? []).filter(({ notWith }) => !notWith?.some((key) => heard.includes(key)))
    const here = [...(body === 'emotional' ? own : []), ...ofPlace]
    return [here.filter((item) => isFitAnywhere(item, needs) && isNew(item))]
  }

  const bodyItems = (body: Body): PlanItem[] => {
    const lists = LISTS[isGentle ? 'gentle' : 'deep'][body]
    const firsts = placed(body)
    // In the order in which they were heard: a list of one is never turned.
    const mine = body === 'emotional' ? own.map((item) => (firsts[0] ?? []).filter((other) => other === item)) : []
    const items = [
      ...asItem(choose.fresh(`plan place ${body}`, ...mine, ...firsts)),
      ...asItem(choose.fresh(`plan also ${body}`, mine[1]?.filter((item) => !taken.has(item)) ?? [])),
      ...lists.flatMap((list, index) => asItem(choose.fresh(`plan ${body} ${index}`, ...suiting(list)))),
    ]
    const more = items.length < MIN_ITEMS ? lists.flatMap(suiting).filter((list) => list.length > 0) : []
    while (items.length < MIN_ITEMS)
      items.push(
        ...asItem(choose(`plan more ${items.length}`, ...more.map((list) => list.filter((item) => !taken.has(item))))),
      )
    return items
  }
  const bodies = Object.fromEntries(BODIES.map((body) => [PLAN_COLUMNS[body], bodyItems(body)])) as Omit<
    PlanDraft,
    'title' | 'description'
  >
  const first = place ? 'emotional' : 'energetic'
  const [practice] = bodies[PLAN_COLUMNS[first]]
  const frame = planProse[isComfort ? 'comfort' : 'reflect']
  const forSecond = also && bodies.affirmations.find(({ title }) => title === also.practice.title)
  const title = choose('plan title', life ? [life.week] : [], frame.weeks)
  const opening = life
    ? because(choose, { life: life.name, ...parentsOf(reading) }, [life.because], planProse.becauses)
    : isComfort || reading.open || hidesEating
      ? choose('plan opening', frame.openings)
      : because(choose, { theme: theme.name }, planProse.ofTheme)
  const description = [
    opening,
    ...(also && forSecond
      ? [fill(choose('plan also', planProse.also), { life: also.name, practice: forSecond.title })]
      : []),
    fill(choose('plan first day', planProse.firstDays), { first: practice?.title ?? '' }),
    choose('plan closing', frame.closings),
    ...(needs.situations.has('child') ? [choose('plan young', planProse.young)] : []),
    ...(asksPharmacist(entry, needs) ? [choose('plan note', planProse.notes)] : []),
  ].join(' ')

  return { plan: { title, description, ...bodies }, opening, first }
}
