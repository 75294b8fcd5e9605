import type { Wordings } from '../../concepts.ts'
import { abuse } from './abuse.ts'
import { body } from './body.ts'
import { crisis } from './crisis.ts'
import { emergencies } from './emergencies.ts'
import { family } from './family.ts'
import { further } from './further.ts'
import { guards } from './guards.ts'
import { lay } from './lay.ts'
import { laycrisis } from './laycrisis.ts'
import { medical } from './medical.ts'
import { mind } from './mind.ts'
import { noticed } from './noticed.ts'
import { plain } from './plain.ts'
import { rarer } from './rarer.ts'
import { rounds } from './rounds.ts'
import { soon } from './soon.ts'
import { suicide } from './suicide.ts'
import { words } from './words.ts'

export const parts: readonly Wordings[] = [
  body,
  medical,
  emergencies,
  family,
  crisis,
  suicide,
  mind,
  rarer,
  abuse,
  soon,
  lay,
  laycrisis,
  further,
  words,
  rounds,
  plain,
  noticed,
  guards,
]

/** Small words that nearly every text in this language has. */
export const everyday =
  'i im my the and is of to it its was have has he she hes shes they with for since after when this that what our me you your not dont cant wont on at in from are been keep feel feels today last night now a an no do did so as us we him her by if or but just all any one up out over go get got am be can could would will had want need know think some more like there here then than very about into down off too how why who does were because before only even back going every much again never who ive going said says'
