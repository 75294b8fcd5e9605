import { fold } from '@soulsign/language'
import { inOrder } from '@soulsign/safety/output'
import { ADULT_AGE, ageOf, SEATED_AGE } from '../age.ts'
import { namesAspect } from '../aspects.ts'
import { type Reading, readSymptom, type SymptomEntry } from '../read-symptom.ts'
import { anyOf, HARMED } from '../sensitive.ts'
import { hurtParts } from './hurts.ts'
import { type Ingredient, ingredientsNamed, ingredientsWritten, withRelated } from './ingredients.ts'
import words from './needs.json' with { type: 'json' }
import type { Situation } from './template.ts'

/** The needs of a person that a plan must respect. */
export interface Needs {
  situations: ReadonlySet<Situation>
  /** Ingredients that the plan must not name. */
  avoided: ReadonlySet<Ingredient>
  /** An unreadable allergy might be to any food, so the plan must name no food at all. */
  namesNoFood: boolean
}

const MEAT: readonly Ingredient[] = ['meat', 'fish', 'shellfish']
const ANIMAL: readonly Ingredient[] = [...MEAT, 'dairy', 'egg', 'honey']
const SUGARY: readonly Ingredient[] = [
  'grain',
  'gluten',
  'starch',
  'legume',
  'honey',
  'fruit',
  'stone',
  'apple',
  'berry',
]
const LEFT_OUT: Record<string, readonly Ingredient[]> = {
  vegan: ANIMAL,
  'whole-food-plant-based': [...ANIMAL, 'cocoa'],
  vegetarian: MEAT,
  pescatarian: ['meat'],
  keto: SUGARY,
  'low-carb': SUGARY,
  carnivore: ['plant'],
  paleo: ['grain', 'gluten', 'legume', 'soy', 'peanut', 'dairy', 'starch'],
  'low-fodmap': ['fodmap', 'legume', 'gluten', 'honey', 'dairy', 'allium', 'mushroom', 'apple', 'stone', 'nuts'],
}
/** Diets as people write them, folded. */
const WRITTEN_DIETS: readonly (readonly [RegExp, readonly Ingredient[]])[] = [
  [/\b(?:vegan|plant[- ]based|pflanzlich|vegetalien|vegano|vegana|vegane)\w*/u, ANIMAL],
  [/\b(?:vegetari|vegetarier|vegetarisch|vegetarien)\w*/u, MEAT],
  [/\b(?:halal|kosher|koscher|casher|cacher)\b/u, ['meat', 'shellfish']],
]

const CONDITIONS: readonly (readonly [Situation, RegExp])[] = [
  ['pregnancy', anyOf(words.conditions.pregnancy)],
  ['heart', anyOf(words.conditions.heart)],
  ['epilepsy', anyOf(words.conditions.epilepsy)],
  ['airways', anyOf(words.conditions.airways)],
  ['diabetes', anyOf(words.conditions.diabetes)],
  ['medication', anyOf(words.conditions.medication)],
  ['eating-disorder', anyOf(words.conditions['eating-disorder'])],
  ['low-mobility', anyOf(words.conditions['low-mobility'])],
]
const LEGS = anyOf(words.legsAtRest)
/** What is upset or sore, by the themes that say so and by words. */
const UPSET: readonly (readonly [Situation, readonly string[], RegExp])[] = [
  ['nausea', ['nausea'], anyOf(words.upset.nausea)],
  ['dizziness', ['dizziness'], anyOf(words.upset.dizziness)],
  ['sore-mouth', ['dry_lips', 'mouth_sores', 'sore_throat', 'cough'], anyOf(words.upset['sore-mouth'])],
]
/** What goes on in a life that has little money, or little time. */
const SHORT_OF: readonly (readonly [Situation, readonly string[]])[] = [
  ['short-of-money', ['money', 'job_lost', 'job_at_risk', 'gambling', 'partner_out_of_work']],
  [
    'short-of-time',
    [
      ...['work_load', 'new_baby', 'caring_for_parent', 'caring_for_partner', 'exams', 'alone_with_all', 'marking'],
      ...['care_work', 'serving_work', 'caring_at_home', 'always_reachable'],
    ],
  ],
]
const SUPPLEMENTS = anyOf(words.supplements)
/** Broken or inflamed skin. */
const SORE_SKIN = [anyOf(words.soreSkin), inOrder(words.skin, words.broken, 60)]
/** Phrases in which young people state their age, in any of the five languages; 'like I'm 15' is nobody's age. */
const OWN_YOUNG_AGE =
  /(?<!\b(?:like|as if|as though) )\b(?:i am|i'm|im|ich bin|bin|tengo|j'ai|tenho) (?:only |just |erst |solo |so )?(?:[5-9]|1[0-7])(?=$|[.,;!)]| (?:and|und|years? old|yrs? old|y\/?o|jahre alt|anos(?! (?:con|de|com|sufriendo|sofrendo)\b)|ans)\b)/u
const SEATED_AREAS = new Set(['legs', 'back', 'whole_body', 'energy'])
const TENDER_AREAS = new Set(['digestion', 'mouth'])
/** Conditions that make even everyday food and drink a medical question. */
const OWN_DIET = anyOf(words.ownDiet)
const ALLERGY = /\b(?:allerg\w*|alerg\w*|intoleran\w*|unvertrag\w*|coeliac|celia[ck]\w*|zoliak\w*|lacto\w*)/u
const NOT_EATEN = new RegExp(`^(?:${words.notEaten.join('|')})$`, 'u')

const partsOf = (text: string) =>
  fold(text)
    .split(/[,;/\n.&+]|\b(?:and|und|y|et|e|or|oder|o|ou)\b/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 0)
/** Words around the ingredient itself: "a severe allergy to ..., mostly raw". */
const BESIDE = new RegExp(`(?<![\\p{L}'])(?:${words.besideIngredient.join('|')})(?![\\p{L}'])`, 'gu')
const MIN_WORD = 3

/** Whether every word of a part is known. An unknown word such as "walnus" might be a walnut. */
function isReadable(part: string): boolean {
  const subject = part.replace(BESIDE, ' ').replace(/\s+/gu, ' ').trim()
  if (NOT_EATEN.test(part) || NOT_EATEN.test(subject)) return true
  if (WRITTEN_DIETS.some(([diet]) => diet.test(part))) return true
  const rest = (subject.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= MIN_WORD)
  return ingredientsWritten(part).length > 0 && rest.every((word) => ingredientsWritten(word).length > 0)
}

/** The parts of a text that must be readable: everything from the first mention of an allergy. */
function partsFromAllergy(text: string): string[] {
  const parts = partsOf(text)
  const start = parts.findIndex((part) => ALLERGY.test(part))
  return start < 0 ? [] : parts.slice(start)
}

function situationsOf(entry: SymptomEntry, { primary, secondary, situations, scenes }: Reading): Set<Situation> {
  const { advancedInfo, description } = entry
  const written = fold(
    [description, advancedInfo?.knownConditions, advancedInfo?.currentMedications, advancedInfo?.allergiesSensitivities]
      .filter(Boolean)
      .join('\n'),
  )
  const age = ageOf(advancedInfo)
  const medication = advancedInfo?.currentMedications?.trim()
  const hurt = hurtParts(description, primary.key)
  const themes = [primary.key, secondary?.key]
  const life: readonly string[] = [...situations, ...scenes]
  return new Set<Situation>([
    ...CONDITIONS.flatMap(([situation, condition]) => (condition.test(written) ? [situation] : [])),
    ...((age === null ? OWN_YOUNG_AGE.test(fold(description)) : age < ADULT_AGE) ? (['child'] as const) : []),
    ...(age !== null && age >= SEATED_AGE ? (['elder'] as const) : []),
    ...(medication && !NOT_EATEN.test(fold(medication)) ? (['medication'] as const) : []),
    ...(situations.includes('pregnancy') ? (['pregnancy'] as const) : []),
    // People who eat too much and are ashamed of it get no recipes.
    ...(primary.aspect === 'overeating' ||
    (namesAspect('appetite', 'overeating', description) && namesAspect('guilt', 'shame', description))
      ? (['eating-disorder'] as const)
      : []),
    ...(entry.sparesEating ? (['eating-disorder'] as const) : []),
    ...(primary.area === 'skin' || SORE_SKIN.some((skin) => skin.test(written)) ? (['sore-skin'] as const) : []),
    ...(LEGS.test(written) ? (['legs-at-rest'] as const) : []),
    ...(hurt.includes('leg') ? (['legs-at-rest'] as const) : []),
    ...hurt.map((part) => `hurt-${part}` as const),
    ...UPSET.flatMap(([situation, keys, said]) =>
      keys.some((key) => themes.includes(key)) || said.test(written) ? [situation] : [],
    ),
    ...SHORT_OF.flatMap(([situation, keys]) => (keys.some((key) => life.includes(key)) ? [situation] : [])),
    ...(SEATED_AREAS.has(primary.area) ? (['low-mobility'] as const) : []),
    ...(TENDER_AREAS.has(primary.area) ? (['tender-digestion'] as const) : []),
    ...(primary.key === 'pregnancy_loss' ? (['pregnancy-loss'] as const) : []),
    ...(HARMED.test(written) ? (['harmed'] as const) : []),
    ...(OWN_DIET.test(written) ? (['own-diet'] as const) : []),
  ])
}

/** Whether texts must not mention food or weight. */
export const hidesEating = (entry: SymptomEntry) => needsOf(entry).situations.has('eating-disorder')

/** Whether a plan says to ask a pharmacist: where the person takes something, or speaks of it, and food may be spoken of. */
export function asksPharmacist(entry: SymptomEntry, needs: Needs = needsOf(entry)): boolean {
  const written = fold([entry.description, entry.advancedInfo?.knownConditions].filter(Boolean).join('\n'))
  return !needs.situations.has('eating-disorder') && (needs.situations.has('medication') || SUPPLEMENTS.test(written))
}

/** What an AI is told of needs: what to leave out of everything that it suggests. */
const TO_RESPECT: Record<Situation, string | null> = {
  child: 'they are under age: nothing to do alone, and a grown-up at their side',
  elder: 'they are old: everything can be done sitting down',
  pregnancy: 'they are pregnant or nursing: no herbs, no pressure on the belly, no long lying on the back',
  heart: 'their heart or blood pressure needs care: no strain, no fast or held breath',
  epilepsy: 'they have seizures: no fast breathing, no flickering light',
  diabetes: 'they have diabetes: no warm or cold baths for the feet, no bare feet, nothing sweet, no skipped meals',
  'own-diet': 'food and drink are a medical question for them: name none',
  airways: 'their airways are sensitive: no smoke, incense, strong scents or breath exercises',
  'sore-skin': 'their skin is sore or broken: no water, rubbing, creams, oils or heat on it',
  'eating-disorder': null,
  medication: 'they take medicine: say nothing against it, and name no herb or supplement',
  'low-mobility': null,
  'legs-at-rest': 'their legs must rest: nothing to do standing or walking',
  'hurt-leg': 'a leg or foot is swollen or sprained: nothing that moves, presses or loads it',
  'hurt-arm': 'an arm or a hand is swollen, sprained or broken: nothing that moves, presses or loads it',
  'hurt-shoulder': 'a shoulder is swollen, sprained or broken: nothing that moves or loads it or the arm',
  'hurt-neck': 'their neck is hurt: nothing that turns, bends or stretches it',
  'hurt-jaw': 'their jaw is hurt or swollen: no yawning, singing or chewing',
  nausea: 'they feel sick: no food or smells, no swaying, rocking or turning',
  dizziness: 'they are dizzy: no swaying, turning, bending down or looking up',
  'sore-mouth': 'lips, mouth or throat are sore: no singing, humming or yawning, nothing sour or hot',
  'short-of-money': 'money is short: nothing that costs, and no oven for an hour',
  'short-of-time': 'they have no time: nothing that takes long',
  'tender-digestion': 'their digestion is tender: nothing raw, hot or heavy to eat',
  'pregnancy-loss': 'a pregnancy was lost: nothing of babies, wombs or birth',
  harmed:
    'somebody harms or harmed them: no forgiving, no talking it out, no touch by others, and help stays within reach',
}

/** A person's needs in words for an AI. */
export const needsToRespect = (entry: SymptomEntry, reading?: Reading): string[] =>
  [...needsOf(entry, reading).situations].flatMap((situation) => TO_RESPECT[situation] ?? [])

/** Reads a person's needs from the words and the advanced info; in doubt, it assumes more needs. */
export function needsOf(entry: SymptomEntry, reading: Reading = readSymptom(entry)): Needs {
  const info = entry.advancedInfo
  const allergies = info?.allergiesSensitivities ?? ''
  const diet = info?.customDiet ?? ''
  const conditions = info?.knownConditions ?? ''
  const mentions = [entry.description, conditions].filter((text) => ALLERGY.test(fold(text)))
  const written = [allergies, diet, ...mentions].join('\n')
  const told = fold([written, entry.description, conditions].join('\n'))
  const situations = situationsOf(entry, reading)
  return {
    situations,
    avoided: new Set([
      ...withRelated(ingredientsWritten(written)),
      // Any other food they mention is related to how they feel.
      ...ingredientsNamed(`${entry.description}\n${conditions}`),
      ...(LEFT_OUT[info?.dietaryPreference ?? ''] ?? []),
      ...WRITTEN_DIETS.flatMap(([diet, leftOut]) => (diet.test(told) ? leftOut : [])),
      ...(situations.has('diabetes') ? (['honey', 'sulphite', 'fruit'] as const) : []),
    ]),
    namesNoFood:
      situations.has('own-diet') ||
      ![...partsOf(`${allergies}\n${diet}`), ...mentions.flatMap(partsFromAllergy)].every(isReadable),
  }
}
