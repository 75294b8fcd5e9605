import { back } from './back.ts'
import { breathAndChest } from './breath-and-chest.ts'
import { companionBody } from './companion-body.ts'
import { companionSoul } from './companion-soul.ts'
import { digestion } from './digestion.ts'
import type { EntryProse } from './entry-prose.ts'
import { general } from './general.ts'
import { head } from './head.ts'
import { legs } from './legs.ts'
import { mindSorrow } from './mind-sorrow.ts'
import { mindUnrest } from './mind-unrest.ts'
import { mouth } from './mouth.ts'
import { neckAndArms } from './neck-and-arms.ts'
import { pelvisAndCycle } from './pelvis-and-cycle.ts'
import { restAndEnergy } from './rest-and-energy.ts'
import { senses } from './senses.ts'
import { skin } from './skin.ts'

export { companionQuiet } from './companion-soul.ts'
export type { EntryProse } from './entry-prose.ts'

const all: Record<string, EntryProse> = {
  ...head,
  ...senses,
  ...mouth,
  ...breathAndChest,
  ...neckAndArms,
  ...back,
  ...digestion,
  ...pelvisAndCycle,
  ...legs,
  ...skin,
  ...restAndEnergy,
  ...mindUnrest,
  ...mindSorrow,
  ...general,
  ...companionBody,
  ...companionSoul,
}

/** The wordings of one entry of the lexicon, by its key. */
export function proseOf(key: string): EntryProse {
  const prose = all[key]
  if (!prose) throw new Error(`No prose is written for the entry "${key}".`)
  return prose
}
