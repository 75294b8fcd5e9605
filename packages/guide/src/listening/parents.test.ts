import { expect, test } from 'vitest'
import { composeInsight } from '../compose.ts'
import { composePlan } from '../plan/compose-plan.ts'
import { parentIn } from './parents.ts'

test.each([
  ['mother', 'My mum rings every Sunday and my stomach turns'],
  ['mother', 'Meine Mutter sagt, ich soll mich nicht so anstellen'],
  ['mother', 'Mi mamá nunca está contenta conmigo'],
  ['mother', 'Ma mère critique tout'],
  [null, 'Ma mère critique tout, et ma belle-mère aussi'],
  ['mother', 'A minha mãe mudou-se cá para casa'],
  ['father', 'my dad never said he was proud of me'],
  ['father', 'Seit mein Vater bei uns wohnt, schlafe ich schlecht'],
  ['father', 'Cuido de mi padre desde marzo'],
  ['father', 'Mon père ne me parle plus'],
  ['father', 'O meu pai tem demência'],
  [null, 'My mother and my father do not speak'],
  [null, 'My mother-in-law moved in with us'],
  [null, 'Meine Schwiegermutter kommt am Sonntag'],
  [null, 'My neck hurts'],
  [null, 'Her mother calls a lot, and the mother of my pupil too'],
])('%s: %s', (parent, text) => expect(parentIn(text)).toBe(parent))

test.each([
  [
    'mother',
    /\byour mother\b/iu,
    'Heartburn after every call, my mother criticises all that I do and is never proud of me',
  ],
  ['father', /\byour father\b/iu, 'Mein Nacken ist hart, ich pflege meinen Vater zu Hause, er hat Demenz'],
  ['mother', /\byour mother\b/iu, 'Me duele la cabeza desde que mi madre se vino a vivir con nosotros'],
  ['father', /\byour father\b/iu, 'J’ai mal au ventre, mon père est en maison de retraite et je culpabilise'],
])('%s is named in insight and plan: %s', (_, named, description) => {
  const entry = { symptomType: 'physical' as const, description }
  for (const text of [composeInsight(entry).ai_analysis, composePlan(entry).description]) {
    expect(text).toMatch(named)
    expect(text).not.toMatch(/\ba parent\b/u)
  }
})
