import type { Wordings } from '../../concepts.ts'
import { body } from './body.ts'
import { crisis } from './crisis.ts'
import { guards } from './guards.ts'
import { medical } from './medical.ts'
import { soon } from './soon.ts'

export const parts: readonly Wordings[] = [body, medical, crisis, soon, guards]
