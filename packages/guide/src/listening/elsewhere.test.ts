import { expect, test } from 'vitest'
import { listen } from './listen.ts'

test.each([
  'Depuis le soir où le type a cassé la vitrine, ça revient dès que j’entends du verre',
  'Se me fue en agosto, de noche, sin avisar, mi viejo. Me falta.',
  'Since Dan came home I get him to the commode at six, go to work, and do bath and bed in the evening. My back hurts',
  'Der Abend, als sie eingebrochen sind, geht mir nicht aus dem Kopf',
  'Na noite em que ele morreu parou tudo. Tenho um nó na garganta',
])('the hour of an event, or of somebody’s care, is not when it comes: %s', (text) => {
  expect(listen(text, 'mental_emotional').time).toBeNull()
})

test.each([
  ['In the evening my back hurts, since the day that he left', 'evening'],
  ['Le soir ou la nuit, mon genou me fait mal', 'night'],
  ['Every Sunday his mother inspects my gravy and my jaw aches', 'sunday'],
])('when it comes is heard beside others: %s', (text, time) => {
  expect(listen(text, 'physical').time).toBe(time)
})

test.each([
  ['My knee hurts on the left side', ['left_side']],
  ['Rechte Hüfte, vorne in der Leiste', ['right_side']],
  ['My back hurts. Since he came home with the left side not working I wash him', []],
  ['Meine Mutter ist auf der linken Seite gelähmt. Mein Rücken tut weh', []],
])('a side is one of the person’s own body: %s', (text, contexts) => {
  expect(listen(text, 'physical').contexts.filter((key) => key.endsWith('side'))).toEqual(contexts)
})

test.each([
  ['My lips are dry', ['dry']],
  ['I get him on and off the chair and my back hurts', []],
  ['Food turns on me, like being seasick on dry land', []],
  ['My sister won again and I pretended to be asleep, so I am sick with envy', []],
  ['My legs are heavy', ['heavy']],
  ['I made a matrix, then weighted it, and cannot move', []],
])('a quality is one that the words name: %s', (text, qualities) => {
  expect(listen(text, 'physical').qualities).toEqual(qualities)
})

test('a letter on the fridge is no appetite', () => {
  const text =
    'There is a letter on the fridge from an orchestra, they want a yes or no by Friday, and I cannot move in any direction at all, like wet cement'
  expect(listen(text, 'physical')).toMatchObject({ theme: 'stuck', second: null })
})
