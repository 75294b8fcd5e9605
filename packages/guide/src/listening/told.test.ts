import { expect, test } from 'vitest'
import { listen } from './listen.ts'
import { inTruth, type Scene, scenesIn } from './scenes.ts'
import type { Situation } from './situations.ts'

const TOLD: readonly (readonly [Scene, readonly string[]])[] = [
  [
    'cannot_go_in',
    [
      'I sit in the car outside work and I cannot go in',
      "My stomach turns in the car park, I can't go in. I sit there before every shift",
      'Ich stehe vor dem Büro und kann nicht reingehen',
      'Me quedo delante de la oficina y no puedo entrar',
      'Je reste devant le bureau et je ne peux pas entrer',
      'Fico à porta do trabalho e não consigo entrar',
    ],
  ],
  [
    'parent_moved_in',
    [
      'My mother moved in with us in spring',
      "My husband's father is living with us now",
      'Meine Mutter ist bei uns eingezogen',
      'Mi suegra se vino a vivir con nosotros',
      "Ma mère s'est installée chez nous",
      'A minha mãe veio viver connosco',
    ],
  ],
  [
    'always_reachable',
    [
      'My boss writes at all hours',
      'My manager texts me at midnight',
      'Mein Chef schreibt mir zu jeder Uhrzeit',
      'Mi jefa me escribe a todas horas',
      "Mon patron m'envoie des messages à toute heure",
      'O meu chefe manda mensagens a toda a hora',
    ],
  ],
  [
    'toilets_first',
    [
      'I always need to know where the bathrooms are',
      'Überall schaue ich zuerst, wo die Toiletten sind',
      'Necesito saber dónde están los baños antes de salir',
      "Où que j'aille je repère d'abord les toilettes",
      'Preciso sempre de saber onde ficam as casas de banho',
    ],
  ],
  [
    'shop_work',
    [
      'I work in a supermarket and my feet ache',
      'Ich arbeite an der Kasse und mir tun die Füße weh',
      'Se me duermen las piernas tras ocho horas de turno en la caja: trabajo en la caja del súper',
      'Je travaille en caisse et j’ai mal aux pieds',
      'Trabalho na caixa e doem-me as pernas',
    ],
  ],
]

test.each(TOLD.flatMap(([scene, texts]) => texts.map((text) => [scene, text] as const)))(
  'hears %s: %s',
  (scene, text) => expect(scenesIn(text)).toContain(scene),
)

test.each([
  'The sea is cold and I cannot go in',
  'My key broke and I could not get in',
  'Der Schlüssel steckt, ich kann nicht rein',
  'My mother moved to Spain',
  'My mother never moved in with us',
  'Meine Mutter ist nicht bei uns eingezogen',
  'We moved in together in May',
  'My boss writes well',
  'My sister writes at all hours',
  'Mein Chef schreibt ein Buch',
  'The bathroom is cold',
  'We renovate the bathrooms',
  'Wir bauen das Klo um',
  'I felt dizzy in the supermarket',
  'Mir wurde im Supermarkt schwindlig',
  'I paid at the till and left',
])('hears no scene in: %s', (text) => expect(scenesIn(text)).toEqual([]))

test.each([
  'I sit in the car outside work and I cannot go in',
  'I cannot go to work any more, I stand at the gate and shake',
])('who cannot go in is not constipated: %s', (text) => {
  expect(listen(text, 'mental_emotional').theme).not.toBe('constipation')
})

test.each(["I can't go to the toilet for days", 'No puedo ir al baño desde el lunes'])(
  'hears constipation where it is told: %s',
  (text) => expect(listen(text, 'physical').theme).toBe('constipation'),
)

test.each([
  'My heart pounds before each exam',
  'Vor jeder Prüfung rast mein Herz',
  'El corazón me late fuertísimo antes de cada examen',
  'Mon cœur bat à tout rompre avant chaque partiel',
  'O meu coração dispara antes de cada exame',
])('a heart that pounds before an exam is not heavy: %s', (text) => {
  expect(listen(text, 'physical')).toMatchObject({ theme: 'palpitations', situations: ['exams'] })
  expect(listen(text, 'mental_emotional').theme).not.toBe('heavy_heart')
})

test.each([
  'My heart is so heavy',
  'Mir ist das Herz schwer',
  'Tengo el corazón apretado',
  'J’ai le cœur lourd',
  'Tenho o coração apertado',
])('a heavy heart is heavy: %s', (text) => expect(listen(text, 'mental_emotional').theme).toBe('heavy_heart'))

test.each([
  'I need to know where the bathrooms are',
  'Überall schaue ich zuerst, wo die Toiletten sind',
  'Necesito saber siempre dónde están los baños',
  "Où que j'aille je repère d'abord les toilettes",
  'Preciso sempre de saber onde ficam as casas de banho',
])('who looks for the toilets is not angry: %s', (text) => {
  for (const type of ['physical', 'mental_emotional'] as const)
    expect(['ibs', 'bladder', 'diarrhoea']).toContain(listen(text, type).theme)
})

test('an open reading of a feeling is one of feelings', () => {
  expect(listen('Fico no carro à porta do trabalho e não consigo entrar', 'mental_emotional').theme).not.toBe(
    'general_body',
  )
})

test.each<[string, Situation[], Situation[]]>([
  ['My best mate got engaged last night', ['new_love'], []],
  ['Meine Schwester hat geheiratet', ['new_love'], []],
  ['My best mate got engaged, and I met someone too', ['new_love'], ['new_love']],
  ['O meu filho emigrou em setembro', ['migration'], ['empty_nest']],
  ['Mein Sohn ist im Mai ausgezogen', [], ['empty_nest']],
  ['My son emigrated, and back home nobody is left', ['migration'], ['migration', 'empty_nest']],
  ['Desde que comecei a trabalhar de casa', ['new_job'], []],
  ['Tengo miedo de decir que no voy', ['pleasing'], []],
  ['No sé decir que no', [], ['pleasing']],
  ['My hip operation was put off, my wife shops', ['caring_for_partner'], []],
  ['I nurse my wife since her operation', ['caring_for_partner'], ['caring_for_partner']],
  ['My wife goes shopping', ['caring_for_partner'], []],
  ['Ventre gonflé comme enceinte de 6 mois', ['pregnancy'], []],
  ['Embarazada no estoy', ['pregnancy'], []],
  ['Estoy embarazada de seis meses', ['pregnancy'], ['pregnancy']],
  ['Dejé la carrera en marzo', ['sport'], []],
  ['Je fais les courses', ['sport'], []],
  ['Je cours le dimanche', ['sport'], ['sport']],
  ["We drive to my husband's parents", [], ['in_laws']],
  ['Llevo seis años en Alemania y todavía me da vergüenza', [], ['migration']],
  ['Discuto con mi ex por los niños', [], ['partner_conflict']],
  ['Desde que me jubilé doy vueltas', [], ['retirement']],
  ['My boss writes at all hours', ['wrong_job'], ['boss']],
  ['En la caja del súper, ocho horas parada', ['crowds'], []],
])('hears whose it is, and what it is in truth: %s', (text, situations, right) => {
  expect(inTruth(situations, scenesIn(text), text)).toEqual(right)
})

test('a cashier is at work, and not among strangers', () => {
  expect(
    listen('Se me duermen las piernas tras ocho horas de turno en la caja: trabajo en la caja del súper', 'physical')
      .place,
  ).not.toBe('crowd')
})
