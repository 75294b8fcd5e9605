import { expect, test } from 'vitest'
import { listen } from './listen.ts'
import { inTruth, scenesIn } from './scenes.ts'
import type { Situation } from './situations.ts'

test.each<[string, Situation[], Situation[]]>([
  ['I mark exams all weekend', ['exams'], ['work_load']],
  ['I mark exams all weekend, and my own exam is in June', ['exams'], ['exams', 'work_load']],
  ['I am a carer in a nursing home', ['caring_for_parent'], ['work_load']],
  ['I am a nurse, and my mother has dementia', ['caring_for_parent'], ['caring_for_parent']],
  ['I was promoted last week', ['job_at_risk'], ['new_job']],
  ['I was promoted last week', [], ['new_job']],
  ['I was promoted, and my new boss hates me', ['boss'], ['boss', 'new_job']],
  ['I cheated on him', ['betrayal', 'secret'], ['secret']],
  ['Sunday evening, and my manager again', ['wrong_job'], ['boss']],
  ['Sonntagabend, und morgen wieder mein Chef', ['wrong_job', 'boss'], ['boss']],
  ['My manager is kind but the work is pointless', ['wrong_job'], ['wrong_job']],
])('puts right what was misheard: %s', (text, situations, right) => {
  expect(inTruth(situations, scenesIn(text), text)).toEqual(right)
})

test.each<[string, Situation[], Situation[]]>([
  ['My mother died in March and I fight with my brother over the house', ['bereavement'], ['bereavement', 'siblings']],
  [
    'Mama ist gestorben und ich streite mit meiner Schwester ums Haus',
    ['bereavement', 'money'],
    ['bereavement', 'siblings'],
  ],
  ['Peleo con mis hermanos por la casa y murió mi madre', ['siblings'], ['siblings', 'bereavement']],
  ['Je me dispute avec mon frère', [], ['siblings']],
  ['Brigo com o meu irmão e a minha mãe morreu', [], ['bereavement', 'siblings']],
  [
    'I look after Dad, and at work they threaten to fire me',
    ['caring_for_parent'],
    ['caring_for_parent', 'job_at_risk'],
  ],
  ['En el trabajo me amenazan con correrme', [], ['job_at_risk']],
  ['Bauchweh vor jeder Fahrprüfung', [], ['exams']],
  ['Cargo a mi suegra para bañarla', [], ['caring_for_parent']],
  ['No tengo papeles', [], ['migration']],
  ['Cai-me o cabelo desde que mudei de casa', [], ['moving_home']],
  ['Depuis que mon mari m’a quittée', [], ['breakup']],
])('takes up what is told outright: %s', (text, situations, right) => {
  expect(inTruth(situations, scenesIn(text), text)).toEqual(right)
})

test.each([
  'I scream at my kids every single bedtime and then I hate myself',
  'Ich schreie meine Kinder an, jeden Abend, und hasse mich dafür',
  'Les grito a mis hijos y después lloro',
  'Je crie sur mes enfants et après je pleure',
  'Grito com os meus filhos e depois choro',
])('does not comfort a parent who shouts over a sick child: %s', (text) => {
  expect(listen(text, 'emotional')).not.toMatchObject({ theme: 'child_illness' })
  expect(listen(text, 'emotional').mode).toBe('reflect')
})

test('guesses at no illness where none is mentioned', () => {
  const text = "I've got 120 exam scripts to mark before Friday and my eyes are burning. My neck has gone too."
  expect(listen(text, 'physical')).toMatchObject({ theme: 'eyes', mode: 'reflect', situations: ['work_load'] })
})

test('names no second theme that the words do not', () => {
  const text =
    "I got promoted to deputy head and everyone says congratulations. I lie awake at 4 wondering when they'll find out"
  expect(listen(text, 'emotional').second).not.toBe('jealousy')
})

test.each([
  'Le fui infiel a mi mujer hace un año. Nadie lo sabe. No puedo dormir de la culpa.',
  'It is a year now, and nobody knows. I cannot sleep.',
])('nobody is told of a death who told of none: %s', (text) => {
  expect(listen(text, 'emotional').situations).not.toContain('bereavement')
})

test.each([
  [
    'caring_for_partner',
    'There is no hoist in our bedroom. Since Dan came home with the left side not working I get him to the commode',
  ],
  ['caring_for_partner', 'My husband had a stroke, I wash him every morning'],
  ['caring_for_partner', 'Mein Mann ist gelähmt, ich wasche ihn jeden Morgen'],
  ['caring_for_partner', 'Lavo a mi marido desde el ictus'],
  ['caring_for_partner', 'Je lave mon mari tous les matins depuis son AVC'],
  ['caring_for_partner', 'O meu marido está acamado e dou-lhe banho'],
  ['caring_for_parent', 'My mum has MS, and getting her dressed takes an hour'],
  ['caring_for_parent', 'Meine Mutter hat Demenz, ich wasche sie jeden Tag'],
  ['caring_for_parent', 'Mi madre ya no camina, la levanto y la baño'],
  ['caring_for_parent', 'Ma mère ne marche plus, je la lave et je la couche'],
  ['caring_for_parent', 'A minha mãe já não anda, dou-lhe banho e comida'],
  ['pregnancy', "Week 31, acid up to the collarbones, can't bend"],
  ['pregnancy', '31. Woche und Sodbrennen bis zum Hals'],
  ['pregnancy', 'Estoy de siete meses y la barriga me pesa'],
  ['pregnancy', 'Con 30 semanas el bebé no me deja dormir'],
  ['pregnancy', 'Enceinte de sept mois, mal au dos'],
  ['pregnancy', 'De 32 semanas, com azia toda a noite'],
])('hears %s outright: %s', (situation, text) => {
  expect(listen(text, 'physical').situations).toContain(situation)
})

test('names the one who is cared for where the words do', () => {
  expect(listen('Seit dem Schlaganfall meiner Mutter wasche ich sie', 'physical').scenes).toEqual([])
})
