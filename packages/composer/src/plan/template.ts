import type { ChakraKey } from '../lexicon.ts'
import type { Ingredient } from './ingredients.ts'

/** What a plan has to be careful of in a person. */
const SITUATIONS = [
  'child',
  'elder',
  'pregnancy',
  'heart',
  'epilepsy',
  'diabetes',
  /** What they eat and drink is a matter for those who treat them. */
  'own-diet',
  'airways',
  'eating-disorder',
  'medication',
  'low-mobility',
  'legs-at-rest',
  'tender-digestion',
  'pregnancy-loss',
  /** Somebody does or did them harm: help stays within reach. */
  'harmed',
] as const
export type Situation = (typeof SITUATIONS)[number]

/** An item that plans choose from. */
export interface PlanTemplate {
  title: string
  how: string
  minutes: number
  frequency: string
  /** Centres that it suits best; every centre when left out. */
  chakras?: readonly ChakraKey[]
  /** The lexicon's areas that it suits best; every area when left out. */
  areas?: readonly string[]
  /** What is in it, hidden things too. */
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
