import type { ChakraKey } from '../lexicon.ts'
import type { Ingredient } from './ingredients.ts'

/** What a plan has to be careful of in a person. */
export const SITUATIONS = [
  'child',
  'elder',
  'pregnancy',
  'heart',
  'epilepsy',
  'diabetes',
  'eating-disorder',
  'medication',
  'low-mobility',
  'legs-at-rest',
  'tender-digestion',
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
