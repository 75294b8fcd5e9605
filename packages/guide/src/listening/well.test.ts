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

test.each([
  'My knees are not ok',
  'Is my hair loss normal?',
  'Is my hair loss normal',
  'I want to be normal',
  'mein Bauch ist nicht normal',
  'my periods are anything but normal',
  'my stomach is far from fine.',
  'mi rodilla no está bien',
  'os meus joelhos não estão bem agora',
  'mes hanches ne vont pas bien',
  'ça va pas bien, mes genoux',
  'Nada está bien. Me siento vacía',
  'Nada está bem, dói tudo',
  'Nothing is fine, I cry all day',
  'Nichts ist in Ordnung, ich weine',
  'my back is hardly normal',
  'mes règles sont tout sauf normales',
  'mon dos est loin d’être normal',
  'meine Regel ist alles andere als normal',
  'mi regla es todo menos normal',
  'a minha barriga está longe de normal',
])('nothing is left out of: %s', (text) => expect(withoutWell(text)).toBe(text))

test.each([
  'My wrist hurts, but the elbow is fine',
  'The elbow is fine these days, but my knees creak',
  'Die Hand tut weh, der Ellenbogen ist in Ordnung',
  'Der Ellenbogen ist jetzt in Ordnung, aber das Knie nicht',
  'el codo ya está bien, lo que duele es la muñeca',
  'el codo está bien ahora, la muñeca no',
  'le coude, ça va maintenant, mais le poignet enfle',
  'o cotovelo está bem agora, o punho não',
])('what is well is left out of: %s', (text) =>
  expect(withoutWell(text)).not.toMatch(/elbow|ellenbogen|codo|coude|cotovelo/u),
)
