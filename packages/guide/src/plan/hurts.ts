import { fold } from '@soulsign/language'
import { anyOf } from '../sensitive.ts'
import words from './hurts.json' with { type: 'json' }

/** How many characters may stand between a part of the body and what happened to it. */
const APART = 40

const HURT = anyOf(Object.values(words.hurt).flat())
const HURT_LEG = (Object.keys(words.hurt) as (keyof typeof words.hurt)[]).flatMap((language) => {
  const [hurt, leg] = [words.hurt, words.legs].map((lists) => `\\b(?:${lists[language].join('|')})\\b`)
  return [`${hurt}[^.!?\\n]{0,${APART}}${leg}`, `${leg}[^.!?\\n]{0,${APART}}${hurt}`].map(
    (pattern) => new RegExp(pattern, 'u'),
  )
})
const THEMES_OF_LEGS = ['ankles', 'feet', 'knees', 'legs']

/** Whether a leg or a foot is swollen, sprained or the like: it has to rest. */
export function hasHurtLeg(text: string, theme: string): boolean {
  const folded = fold(text)
  return (THEMES_OF_LEGS.includes(theme) && HURT.test(folded)) || HURT_LEG.some((pattern) => pattern.test(folded))
}
