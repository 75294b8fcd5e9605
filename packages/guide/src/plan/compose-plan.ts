import type { PlanDraft, PlanItem } from '@soulsign/contracts'
import { fold } from '@soulsign/language'
import { chooserFor } from '../choose.ts'
import { namesIllness } from '../names-illness.ts'
import { proseOf } from '../prose/index.ts'
import { chakraProse } from '../prose/practices.ts'
import { planFor } from '../prose/situations.ts'
import { isMourning, type Reading, readSymptom, type SymptomEntry } from '../read-symptom.ts'
import { comfortSentences, company, kindness, shelter } from './comfort.ts'
import { affirmations, family, innerChild, shadowWork } from './emotional.ts'
import { breathwork, chakraWork, qiGong } from './energetic.ts'
import { EATING, fits } from './fit.ts'
import { foods, pharmacist, tables } from './foods.ts'
import { comfortFrame, reflectFrame, youngLines } from './frame.ts'
import { movements, rests } from './movements.ts'
import { type Needs, needsOf } from './needs.ts'
import { meditations, release, rituals } from './spiritual.ts'
import type { PlanTemplate } from './template.ts'
import { TASTED, UNFIT } from './unfit.ts'

/** With fewer items for a centre and area, the guide chooses from the whole list. */
const MIN_CHOICE = 3
/** Maximum length of an item under high stress, if there is a choice. */
const HURRIED_MINUTES = 5

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
function isFitAnywhere({ title, how }: { title: string; how: string }, needs: Needs): boolean {
  const text = fold(`${title}\n${how}`)
  if (needs.namesNoFood && TASTED.test(text)) return false
  return (
    !UNFIT.some(([situation, words]) => needs.situations.has(situation) && words.test(text)) &&
    fits({ title, how, minutes: 5, frequency: '' }, needs)
  )
}

/** A duration in words: "1 minute", "10 minutes". */
const minutesAsWords = (minutes: number) => `${minutes} minute${minutes === 1 ? '' : 's'}`

/**
 * Writes a healing plan from the lists, without AI; the same text and advanced info always get the same plan. Each body
 * has at least three items. It begins from the person's situation, if one was heard. Allergies, diet, age, pregnancy and conditions exclude unsuitable items. In companion mode,
 * for the young, in mourning and with an eating disorder, the plan only comforts. It never repeats the person's words.
 * @example
 * const plan = composePlan({ symptomType: 'physical', description: 'a stiff neck' })
 */
export function composePlan(entry: SymptomEntry): PlanDraft {
  const reading = readSymptom(entry)
  const needs = needsOf(entry, reading)
  const choose = chooserFor(entry.description)
  const hurried = entry.advancedInfo?.stressLevel === 'high'
  const isComfort = reading.mode === 'companion'
  const hidesEating = needs.situations.has('eating-disorder')
  const isGentle =
    isComfort ||
    namesIllness(entry.advancedInfo?.knownConditions ?? '') ||
    needs.situations.has('child') ||
    hidesEating ||
    isMourning(reading)
  const chakra = chakraProse[reading.primary.chakra]
  const taken = new Set<PlanTemplate>()

  const pick = (slot: string, list: readonly PlanTemplate[]): PlanTemplate[] => {
    const fitting = list.filter((item) => fits(item, needs) && !taken.has(item))
    const short = hurried ? narrowed(fitting, ({ minutes }) => minutes <= HURRIED_MINUTES) : fitting
    const choice = narrowed(short, suitsReading(reading))
    if (choice.length === 0) return []
    const item = choose(`plan ${slot}`, choice)
    taken.add(item)
    return [item]
  }
  const body = (...slots: (readonly [slot: string, list: readonly PlanTemplate[]])[]): PlanItem[] =>
    slots
      .flatMap(([slot, list]) => pick(slot, list))
      .map(({ title, how, minutes, frequency }) => ({
        title,
        how: how.replace('{affirmation}', sentence),
        duration: minutesAsWords(minutes),
        frequency,
      }))

  const [situation] = reading.situations
  const begun = situation ? planFor(situation) : undefined
  const first = begun && isFitAnywhere(begun.practice, needs) ? begun.practice : undefined
  const sentence = choose('plan sentence', isComfort ? comfortSentences : chakra.affirmations)
  const { focus } = proseOf(reading.primary.key)
  const frame = isComfort ? comfortFrame : reflectFrame
  const fill = (template: string) =>
    template.replaceAll('{focus}', hidesEating && EATING.test(focus) ? 'these days' : focus)
  const named = foods.filter((item) => fits(item, needs))

  return {
    title: fill(choose('plan title', frame.titles)),
    description: [
      begun?.because ?? choose('plan opening', frame.openings),
      ...(first ? [`Begin today with '${first.title}', and take one more thing each day after that.`] : []),
      choose('plan closing', frame.closings),
      ...(needs.situations.has('child') ? [choose('plan young', youngLines)] : []),
    ]
      .map(fill)
      .join(' '),
    recommendations: body(
      ['food', named.length > 0 ? named : tables],
      ['table', tables],
      ['movement', movements],
      ['rest', rests],
      ...(hidesEating ? [['second rest', rests] as const] : [['pharmacist', pharmacist] as const]),
    ),
    affirmations: [
      ...(first ? [{ ...first, duration: 'a few minutes', frequency: 'today, and whenever it comes' }] : []),
      ...(isGentle
        ? body(['affirmation', affirmations], ['kindness', kindness], ['company', company])
        : body(['affirmation', affirmations], ['inner child', innerChild], ['shadow', shadowWork], ['family', family])),
    ],
    meditation_practices: body(['breath', breathwork], ['chakra', chakraWork], ['qi gong', qiGong]),
    energy_healing: body(
      ['ritual', rituals],
      ['meditation', meditations],
      isGentle ? ['shelter', shelter] : ['release', release],
    ),
  }
}
