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
  'ich du wir man schon jeden alle ohne dass wenn und der die das ist mein meine nicht seit mit auf wenn mir mich es hat habe bin ein eine im zu sie er aber sehr nach von vor wie den dem kann will am war werde wird ihn ihm ihr ihre sein seine auch noch schon nur bis gegen heute gestern nichts mei heut immer wieder jetzt'
