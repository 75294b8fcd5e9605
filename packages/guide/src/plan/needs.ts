import { fold } from '@soulsign/language'
import { ADULT_AGE, ageOf, SEATED_AGE } from '../age.ts'
import { type Reading, readSymptom, type SymptomEntry } from '../read-symptom.ts'
import { HARMED } from '../sensitive.ts'
import { type Ingredient, ingredientsNamed, ingredientsWritten, withRelated } from './ingredients.ts'
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
  [
    'pregnancy',
    /\b(?:pregnan\w*|expecting (?:a|our|my) (?:baby|child)|trimester|weeks along|breast ?feed\w*|nursing my|embaraz\w*|lactancia|schwanger\w*|stillen|enceinte|grossesse|allait\w*|gravid\w*|gestante|amament\w*)/u,
  ],
  [
    'heart',
    /\b(?:heart (?:disease|failure|condition|attack|problem|defect|surgery|rhythm)\w*|cardi\w+|arr?h?ythm\w*|arritmia\w*|atrial\w*|a-?fib|angina|pacemaker|stents?|bypass|coronary|infar\w+|stroke|hypertens\w*|blood pressure|bluthochdruck|vorhof\w*|herz\w+|corazon|coeur|coracao|hipertens\w*|palpitation\w*)/u,
  ],
  ['epilepsy', /\b(?:epilep\w*|seizures?|convuls\w*|krampfan\w*|convulsion\w*|krisenanfall|crises? d'epilepsie)/u],
  ['airways', /\b(?:asthma\w*|copd|emphysema\w*|bronchi\w*|wheez\w*|asma\w*|asthme|asmatic\w*)/u],
  ['diabetes', /\b(?:diabet\w*|zuckerkrank\w*|prediabet\w*|insulin\w*|insulina|metformin\w*)/u],
  [
    'medication',
    /\b(?:medications?|medicines?|tablets|pills|antidepressants?|antibiotics?|blood thinners?|warfarin|statins?|lithium|steroids|medikamente?n?|tabletten|medicamentos?|medicacion|pastillas|medicaments?|comprimes|comprimidos|remedios)\b/u,
  ],
  [
    'eating-disorder',
    /\b(?:eating disorder\w*|disordered eating|anore[xk]\w*|bulimi\w*|boulimi\w*|binge\w*|orthorexi\w*|arfid|purg(?:e|ed|ing)|essstorung\w*|magersucht\w*|trastornos? alimenti\w*|trastornos? de (?:la )?(?:alimentacion|conducta alimentaria)|tca\b|troubles? (?:du comportement )?alimentaires?|transtornos? alimentar\w*|starv\w+ myself|mak(?:e|ing) myself (?:sick|vomit|throw up)|afraid of (?:food|eating|gaining)|count\w* calories|hate my body)/u,
  ],
  [
    'low-mobility',
    /\b(?:wheelchair\w*|walking (?:aid|frame|stick)|crutch\w*|bed ?(?:ridden|bound)|housebound|paraly[sz]\w*|paraplegi\w*|amput\w*|mobility|cannot walk|can't walk|arthrit\w*|arthros\w*|osteopor\w*|multiple sclerosis|multiple sklerose|parkinson\w*|muscular dystrophy|hip replacement|rollstuhl\w*|gehbehind\w*|silla de ruedas|artritis|artrosis|fauteuil roulant|arthrose|cadeira de rodas|artrite|artrose|fibromyalg\w*|chronic fatigue|long covid|vertigo|dizz\w*|faint\w*)/u,
  ],
]
/** Broken or inflamed skin, in any of the five languages. */
const SORE_SKIN =
  /\b(?:e[ck]zem\w*|dermatit\w*|neurodermit\w*|psorias\w*|schuppenflechte|wunde?n?|wounds?|crack\w* (?:skin|hands|fingers|knuckles)|(?:skin|hands|fingers|knuckles|handen?|hande|finger)\b[^.!?\n]{0,60}\b(?:crack\w*|bleed\w*|raw|split\w*|peel\w*|blister\w*|rissig\w*|bluten?|aufgeplatzt\w*)|rissige\w*|grietas?|agrietad\w*|heridas?|gercures?|gerce\w*|crevasses?|plaies?|rachad\w*|feridas?)\b/u
const LEGS =
  /\b(?:wheelchair\w*|paraly[sz]\w*|paraplegi\w*|amput\w*|bed ?(?:ridden|bound)|rollstuhl\w*|gelahmt\w*|silla de ruedas|fauteuil roulant|cadeira de rodas)/u
/** Phrases in which young people state their age, in any of the five languages. */
const OWN_YOUNG_AGE =
  /\b(?:i am|i'm|im|ich bin|bin|tengo|j'ai|tenho) (?:only |just |erst |solo |so )?(?:[5-9]|1[0-7])(?=$|[.,;!)]| (?:and|und|years? old|yrs? old|y\/?o|jahre alt|anos(?! (?:con|de|com|sufriendo|sofrendo)\b)|ans)\b)/u
const SEATED_AREAS = new Set(['legs', 'back', 'whole_body', 'energy'])
const TENDER_AREAS = new Set(['digestion', 'mouth'])
/** Conditions that make even everyday food and drink a medical question. */
const OWN_DIET =
  /\b(?:kidney|renal|nieren\w*|rinon\w*|rein\b|reins\b|dialys\w*|dialisis|gastric bypass|bariatric\w*|gout|gicht|pku|phenylketon\w*|histamin\w*|mcas|mast cell\w*|fpies|eosinophil\w*|crohn\w*|colitis)/u
const ALLERGY = /\b(?:allerg\w*|alerg\w*|intoleran\w*|unvertrag\w*|coeliac|celia[ck]\w*|zoliak\w*|lacto\w*)/u
const NOT_EATEN =
  /^(?:none(?: known| that i know of)?|not that i know of|nope|nkd?a|no|non|nothing|nil|nada|rien|sin|n\/?a|-|keine?|ninguna?|aucune?|nenhuma?|no known.*|dust.*|house ?dust.*|mites?|penicillin\w*|penicilina|penicilline|cats?|dogs?|animal hair|nickel|polvo|staub\w*|hausstaub\w*|poussiere|katzen\w*|gatos?|chats?)$/u

const partsOf = (text: string) =>
  fold(text)
    .split(/[,;/\n.&+]|\b(?:and|und|y|et|e|or|oder|o|ou)\b/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 0)
/** Words around the ingredient itself: "a severe allergy to ..., mostly raw". */
const BESIDE =
  /(?<![\p{L}'])(?:i'm|i am|i have|an?|my|to|the|allerg\w*|alerg\w*|intoleran\w*|unvertrag\w*|sensitiv\w*|react\w*|severe\w*|mild\w*|slight\w*|strong\w*|food|products?|productos?|produits?|produkte|protein\w*|tree|cows?|goats?|red|raw|free|all|very|some|most|mostly|only|without|avoid|keine?n?|gegen|auf|sans|contre|aux|secos|coque|disease)(?![\p{L}'])/gu
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

function situationsOf(entry: SymptomEntry, { primary }: Reading): Set<Situation> {
  const { advancedInfo, description } = entry
  const written = fold(
    [description, advancedInfo?.knownConditions, advancedInfo?.currentMedications, advancedInfo?.allergiesSensitivities]
      .filter(Boolean)
      .join('\n'),
  )
  const age = ageOf(advancedInfo)
  const medication = advancedInfo?.currentMedications?.trim()
  return new Set<Situation>([
    ...CONDITIONS.flatMap(([situation, words]) => (words.test(written) ? [situation] : [])),
    ...((age === null ? OWN_YOUNG_AGE.test(fold(description)) : age < ADULT_AGE) ? (['child'] as const) : []),
    ...(age !== null && age >= SEATED_AGE ? (['elder'] as const) : []),
    ...(medication && !NOT_EATEN.test(fold(medication)) ? (['medication'] as const) : []),
    ...(entry.sparesEating ? (['eating-disorder'] as const) : []),
    ...(primary.area === 'skin' || SORE_SKIN.test(written) ? (['sore-skin'] as const) : []),
    ...(LEGS.test(written) ? (['legs-at-rest'] as const) : []),
    ...(SEATED_AREAS.has(primary.area) ? (['low-mobility'] as const) : []),
    ...(TENDER_AREAS.has(primary.area) ? (['tender-digestion'] as const) : []),
    ...(primary.key === 'pregnancy_loss' ? (['pregnancy-loss'] as const) : []),
    ...(HARMED.test(written) ? (['harmed'] as const) : []),
    ...(OWN_DIET.test(written) ? (['own-diet'] as const) : []),
  ])
}

/** Whether texts must not mention food or weight. */
export const hidesEating = (entry: SymptomEntry) => needsOf(entry).situations.has('eating-disorder')

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
      ...WRITTEN_DIETS.flatMap(([words, leftOut]) => (words.test(told) ? leftOut : [])),
      ...(situations.has('diabetes') ? (['honey', 'sulphite', 'fruit'] as const) : []),
    ]),
    namesNoFood:
      situations.has('own-diet') ||
      ![...partsOf(`${allergies}\n${diet}`), ...mentions.flatMap(partsFromAllergy)].every(isReadable),
  }
}
