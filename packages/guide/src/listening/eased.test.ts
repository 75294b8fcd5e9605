import { expect, test } from 'vitest'
import { withoutEase } from './eased.ts'
import { listen } from './listen.ts'

test.each([
  ['My left ear goes dull in the meeting and it goes away when I get in the car', 'work'],
  ['Mein Kopf dröhnt, aber im Auto ist es weg', null],
  ['Der Nacken ist steif, sobald ich im Bett liege, ist es weg', null],
  ['Me duele la barriga, se me quita en cuanto llego a casa', null],
  ['En la cama se me pasa, en la oficina me duele la cabeza', 'work'],
  ['J’ai mal au dos au bureau, ça passe dès que je suis chez moi', 'work'],
  ['Dói-me a cabeça no trabalho, passa quando chego a casa', 'work'],
  ['My back hurts in the car and gets better at home', 'way'],
])('where it is better is not where it comes: %s: %s', (text, place) => {
  expect(listen(text, 'physical').place).toBe(place)
})

test.each([
  ['In the morning my hands are stiff, and at night they’re fine', 'morning'],
  ['Morgens sind die Finger steif, am Abend ist es besser', 'morning'],
  ['My knee hurts at night', 'night'],
])('nor is when: %s: %s', (text, time) => expect(listen(text, 'physical').time).toBe(time))

test.each([
  ['In bed my cough never stops', 'bed'],
  ['At work the headache never gets better', 'work'],
  ['In bed it does not go away, my hip aches', 'bed'],
  ['Im Büro wird der Nacken nicht besser', 'work'],
  ['En la cama no se me quita el dolor', 'bed'],
  ['No trabalho a dor nunca passa', 'work'],
])('where it never eases it comes: %s: %s', (text, place) => {
  expect(listen(text, 'physical').place).toBe(place)
})

test('passing by a place is no relief there', () => {
  const text = 'Quand je passe au bureau j’ai mal à la tête'
  expect(withoutEase(text)).toBe(text)
})
