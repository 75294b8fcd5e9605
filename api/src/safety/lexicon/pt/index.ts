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
  'o a os as posso pode pra pro sem ja cada isso um uma meu minha meus minhas de que e em com estou tenho desde quando mas muito por para nao eu esta ele ela do da no na dos das se foi ha faz ao sou sinto quero depois nas ficar ficou fico noite ainda tudo hoje ontem agora vou'
