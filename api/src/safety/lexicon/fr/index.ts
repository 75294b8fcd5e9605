import type { Wordings } from '../../concepts.ts'
import { body } from './body.ts'
import { carried } from './carried.ts'
import { crisis } from './crisis.ts'
import { family } from './family.ts'
import { further } from './further.ts'
import { guards } from './guards.ts'
import { lay } from './lay.ts'
import { medical } from './medical.ts'
import { noticed } from './noticed.ts'
import { plain } from './plain.ts'
import { rarer } from './rarer.ts'
import { rounds } from './rounds.ts'
import { soon } from './soon.ts'

export const parts: readonly Wordings[] = [
  body,
  medical,
  family,
  carried,
  crisis,
  soon,
  lay,
  rarer,
  further,
  rounds,
  plain,
  noticed,
  guards,
]

/** Small words that nearly every text in this language has. */
export const everyday =
  'je j peut cette ces ou sans tous tout le les un une des mon ma mes et est de que depuis avec pas dans mais tres suis ai il elle ce qui pour sur ne plus du la au j en a c nous on me sa son ses quand veux peux jusqu toute chaque soir hier matin'
