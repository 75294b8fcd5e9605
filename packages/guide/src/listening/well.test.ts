import { expect, test } from 'vitest'
import { listen } from './listen.ts'
import { withoutWell } from './well.ts'

test.each([
  ['My wrist is swollen and hurts. Shoulder and elbow are normal.', 'elbow'],
  ['Das Handgelenk ist dick. Schulter und Ellenbogen sind in Ordnung.', 'elbow'],
  ['Me duele la muñeca, hinchada. Hombro y codo normales.', 'elbow'],
  ["J'ai mal au poignet, il est enflé. Épaule et coude normaux.", 'elbow'],
  ['punho direito inchado, dói quando torço o pano. ombro e cotovelo normais', 'elbow'],
])('what is well is not what it is about: %s', (text, not) => {
  const { theme, second } = listen(text, 'physical')
  expect([theme, second]).not.toContain(not)
  expect(theme).toBe('hands')
})

test.each(['My knees are not ok', 'Is my hair loss normal?', 'I want to be normal', 'mein Bauch ist nicht normal'])(
  'nothing is left out of: %s',
  (text) => expect(withoutWell(text)).toBe(text),
)
