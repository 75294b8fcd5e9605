import { expect, test } from 'vitest'
import { decide } from './decide.ts'
import { listen } from './listen.ts'
import { inTruth, namesSleepless } from './scenes.ts'
import type { Situation } from './situations.ts'

/** What stays theirs beside words that might be somebody else's, or nothing. */
const STILL: readonly (readonly [Situation, string])[] = [
  ['siblings', 'My sister has migraines too, and mum always compared us'],
  ['siblings', 'Meine Schwester hat auch Migräne, und immer wurde ich mit ihr verglichen'],
  ['siblings', 'Mi hermana también tiene migraña y siempre nos comparan'],
  ['siblings', 'Ma sœur a aussi des migraines, et on nous compare toujours'],
  ['siblings', 'A minha irmã também tem enxaquecas e sempre nos compararam'],
  ['colleagues', 'My colleague is tired too, and she gossips about me at work'],
  ['colleagues', 'Meine Kollegin ist auch müde, und sie mobbt mich'],
  ['colleagues', 'Mi compañera también está cansada y me critica a mis espaldas'],
  ['colleagues', "Ma collègue est fatiguée elle aussi et elle m'ignore"],
  ['colleagues', 'A minha colega também anda cansada e fala nas minhas costas'],
  ['bereavement', 'He died a long time ago and I miss him every day'],
  ['bereavement', 'Er ist schon lange tot, und ich vermisse ihn'],
  ['bereavement', 'Él murió hace mucho y lo extraño'],
  ['bereavement', 'Il est mort il y a longtemps et il me manque'],
  ['bereavement', 'Ele morreu há muito e tenho saudades'],
  ['perfection', 'My test results have to be perfect every time'],
  ['perfection', 'Meine Ergebnisse müssen immer perfekt sein'],
  ['perfection', 'Mis resultados tienen que ser perfectos'],
  ['perfection', 'Mes résultats doivent être parfaits'],
  ['perfection', 'Os meus resultados têm de ser perfeitos'],
  ['decision', 'I stand between two jobs and dare not take the step'],
  ['body_change', 'Since the pills I have put on weight'],
  ['night_and_sleep', 'I lie awake until four, and his insomnia does not help'],
  ['night_and_sleep', 'Ich liege wach bis vier, und seine Schlaflosigkeit hilft mir nicht'],
  ['night_and_sleep', 'No puedo dormir, y el insomnio de mi marido no ayuda'],
  ['night_and_sleep', 'Je ne dors plus, et ses insomnies n’arrangent rien'],
  ['night_and_sleep', 'Não consigo dormir, e a insónia dele não ajuda'],
]
test.each(STILL)('leaves %s standing in: %s', (situation, text) => {
  expect(inTruth([situation], [], text)).toContain(situation)
})

test.each([
  'My prostate gets me up at night and then I lie there wide awake, I cannot sleep any more',
  'Die Prostata weckt mich nachts, und dann liege ich wach und kann nicht mehr schlafen',
  'La próstata me levanta de noche y luego no puedo dormir, me quedo despierto hasta las cinco',
  "La prostate me lève la nuit et après je n'arrive plus à dormir",
  'A próstata levanta-me de noite e depois não consigo dormir, fico acordado até às cinco',
])('hears the lost sleep in: %s', (text) => {
  expect(namesSleepless(text)).toBe(true)
})

test.each([
  'At some smells I am nine again and my body goes stiff. The nightmares of those days stopped years ago with therapy.',
  'Bei manchem Geruch bin ich wieder neun und erstarre. Die Albträume von damals sind seit Jahren weg.',
  'Con ciertos olores vuelvo a tener nueve años y me quedo tieso. Las pesadillas de entonces se fueron hace años.',
  "À certaines odeurs j'ai de nouveau neuf ans et je me fige. Les cauchemars d'alors ont disparu il y a des années.",
  'Com certos cheiros volto a ter nove anos e fico teso. Os pesadelos de então foram-se há anos.',
])('what went years ago is not what it is about: %s', (text) => {
  const { theme, second } = listen(text, 'mental_emotional')
  expect([theme, second]).not.toContain('nightmares')
})

const SHARES = [
  { key: 'secret', share: 0.6 },
  { key: 'perfection', share: 0.2 },
  { key: 'none', share: 0.15 },
]
const THRESHOLDS = { theme: 0.2, second: 0.1, named: 2.8, read: 1.5 }
const NAMED = new Set(['life:secret', 'life:perfection'])

test('a second situation beside one that was misheard must be sure by itself', () => {
  const heard = (isRight: (key: Situation) => boolean) =>
    decide({ themes: [], situations: SHARES }, 'physical', THRESHOLDS, [], NAMED, isRight).situations
  expect(heard(() => true)).toEqual(['secret', 'perfection'])
  expect(heard((key) => key !== 'secret')).toEqual(['secret'])
})
