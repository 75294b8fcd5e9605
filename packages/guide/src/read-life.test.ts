import { expect, test } from 'vitest'
import { readSymptom } from './read-symptom.ts'

const read = (description: string) => readSymptom({ symptomType: 'physical', description })

test.each([
  ['parent_moved_in', 'my lips are so dry they split when i laugh, dad moved in after his stroke'],
  ['shop_work', "j'ai les jambes lourdes le soir, caissière, huit heures sans presque bouger"],
  ['open_plan', 'to com enxaqueca quase todo dia, o escritorio é aberto, barulho o dia inteiro'],
  ['parent_in_home', 'Sinto uma culpa enorme quando deixo a minha mãe no lar ao domingo e venho-me embora'],
  ['temper_with_children', "Je m'énerve contre ma fille de 3 ans au coucher, après je culpabilise"],
  ['care_work', 'Tengo la muñeca hinchada de tanto planchar en la residencia'],
] as const)('hears %s in: %s', (scene, text) => expect(read(text).scenes).toContain(scene))

test.each([
  ['presenting', "Nuque bloquée ce matin, et c'est aujourd'hui que je présente le budget"],
  ['presenting', 'Me duele la cabeza, mañana presento los resultados al consejo'],
] as const)('hears %s in: %s', (situation, text) => expect(read(text).situations).toContain(situation))

test.each([
  ['noise_neighbours', 'Ringing in both ears since the layoffs were announced. It is loudest when the house is quiet'],
  ['migration', 'Tengo la muñeca hinchada de tanto planchar en la residencia, y mi mamá me dice que deje ese trabajo'],
  ['night_and_sleep', 'Meine Waden krampfen nachts im Bett seit ich in der Bäckerei angefangen habe'],
  [
    'caring_for_partner',
    'Ich bin gereizt. Papa ruft an, ob ich die Tabletten gefunden habe, und abends schreie ich dann meinen Freund an',
  ],
] as const)('hears no %s in: %s', (situation, text) => expect(read(text).situations).not.toContain(situation))

test.each([
  'unas nauseas horribles en el avion y ya desde la noche antes',
  'Bauchweh. Hab seit 3 Monaten keine Stelle',
])('has no duration: %s', (text) => expect(read(text).lasting).toBeNull())

test('a swollen knee is no full belly', () => {
  expect(read('Tenho o joelho inchado da corrida e a meia maratona é daqui a três semanas').secondary).toBeNull()
})
