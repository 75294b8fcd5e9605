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
  'el la lo los las si puedo puede este esto eso sin ya ni a sus su tan quiere cada un una mi mis de que y en es con estoy tengo desde cuando pero muy por para se esta soy siento mucho hace anos yo hay como al del le ha he quiero duele no me hasta noche hoy ayer ahora otra'
