import type { ChakraKey } from '../lexicon.ts'
import type { Ingredient } from './ingredients.ts'

/** Situations of a person that a plan must consider. */
const SITUATIONS = [
  'child',
  'elder',
  'pregnancy',
  'heart',
  'epilepsy',
  'diabetes',
  /** Food and drink are a medical question for this person. */
  'own-diet',
  'airways',
  /** The skin is broken or easily hurt: no water on the hands, no rubbing, no creams. */
  'sore-skin',
  'eating-disorder',
  'medication',
  'low-mobility',
  'legs-at-rest',
  /** Something is swollen, sprained or broken: nothing moves, presses or loads it. */
  'hurt-leg',
  'hurt-arm',
  'hurt-shoulder',
  'hurt-neck',
  'hurt-jaw',
  /** Nobody nauseous wants to sway, or to think of food. */
  'nausea',
  'dizziness',
  /** Lips, mouth or throat are sore: no singing. */
  'sore-mouth',
  /** Neither dear things to eat nor an oven that is on for an hour. */
  'short-of-money',
  'short-of-time',
  'tender-digestion',
  'pregnancy-loss',
  /** Someone harms or harmed them, so help must stay within reach. */
  'harmed',
] as const
export type Situation = (typeof SITUATIONS)[number]

/** An item that a plan can contain. */
export interface PlanTemplate {
  title: string
  how: string
  minutes: number
  frequency: string
  /** Centres that it suits best; all by default. */
  chakras?: readonly ChakraKey[]
  /** Areas of the lexicon that it suits best; all by default. */
  areas?: readonly string[]
  /** Its ingredients, including hidden ones. */
  contains?: readonly Ingredient[]
  notFor?: readonly Situation[]
}

/** An item for every centre and area. */
export const of = (
  title: string,
  how: string,
  minutes: number,
  frequency: string,
  notFor: readonly Situation[] = [],
): PlanTemplate => ({ title, how, minutes, frequency, notFor })
