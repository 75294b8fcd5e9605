import { fold } from '@soulsign/language'
import { anyOf } from '../sensitive.ts'
import words from './hurts.json' with { type: 'json' }

/** How many characters may stand between a part of the body and what happened to it. */
const APART = 40

/** A part of the body that can be swollen, sprained or the like. */
export type Part = keyof typeof words.parts
const PARTS = Object.keys(words.parts) as Part[]
type Language = keyof typeof words.hurt
const LANGUAGES = Object.keys(words.hurt) as Language[]

const HURT = anyOf(LANGUAGES.flatMap((language) => words.hurt[language]))
const HURT_PART = PARTS.map((part) => {
  const patterns = LANGUAGES.flatMap((language) => {
    const hurt = anyOf(words.hurt[language]).source
    const named = anyOf(words.parts[part].words[language]).source
    return [`${hurt}[^.!?\\n]{0,${APART}}${named}`, `${named}[^.!?\\n]{0,${APART}}${hurt}`]
  })
  return [part, new RegExp(patterns.join('|'), 'u')] as const
})

/** The parts of the body that are swollen, sprained or the like: they have to rest. */
export function hurtParts(text: string, theme: string): Part[] {
  const folded = fold(text)
  // Most texts tell of nothing of the kind.
  if (!HURT.test(folded)) return []
  return HURT_PART.flatMap(([part, pattern]) =>
    words.parts[part].themes.some((key) => key === theme) || pattern.test(folded) ? [part] : [],
  )
}
