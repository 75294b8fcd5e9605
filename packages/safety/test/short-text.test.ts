import { describe, expect, it } from 'vitest'
import { assess } from '../src/assess.ts'
import { screen } from '../src/screen.ts'

// Short and plain, as many people write. No reader learned from these.
const ORDINARY = [
  'Headache',
  'Back pain',
  'Insomnio',
  'tristeza',
  'vertige',
  'Ansiedad',
  'Kopfschmerzen',
  'Rückenschmerzen',
  'Schwindel',
  'Mareo',
  'Dolor de cabeza',
  'I haven’t slept well for weeks',
  'Ich kann nicht schlafen',
  'kann seit Wochen nicht schlafen',
  'No puedo dormir desde hace semanas',
  'No consigo dormir por las noches',
  'Je ne dors plus depuis des semaines',
  'Não consigo dormir há semanas',
  'Nackenschmerzen seit drei Tagen',
  'My shoulder hurts since three days',
  'I have had a headache since Monday',
  'Neck pain for two weeks',
  'Dolor de cabeza y mareo por las tardes',
  'My knees ache on the stairs',
  'My back aches, for the 14th time',
  'Mi estómago está revuelto desde el lunes',
  'Mal au dos depuis hier',
  'Minha pele coça muito à noite',
]

describe('a short everyday complaint shows no emergency panel', () => {
  it.each(ORDINARY)('%s', (description) => {
    expect(assess({ description })?.level).not.toBe('urgent')
  })
})

// Each of them tells of violence by somebody else.
const HURT = [
  'My husband hit me again and says he will kill me',
  'Mon mari m’a frappée et dit qu’il va me tuer',
  'Er hat gedroht, mich umzubringen, und mich gewürgt',
  'mi pareja me pegó y amenazó con matarme',
  'Meu marido me bateu de novo e disse que vai me matar',
  'My dad hits me and says he’ll kill me, I’m 13',
]

describe('somebody who is hurt by another gets help against that', () => {
  it.each(HURT)('%s', (description) => {
    const found = assess({ description })
    expect(found?.level).toBe('urgent')
    expect(found?.category).toMatch(/^abuse_/)
  })
})

describe('the rules hold for what is there today, whatever happened years ago', () => {
  it.each([
    'I have chest pain and shortness of breath, had a bypass in 2015',
    'Schmerzen in der Brust und Atemnot, 2015 hatte ich einen Bypass',
    'Crushing chest pain since an hour, I had a heart attack in 2019',
  ])('%s', (description) => {
    expect(screen({ description }).rules.level).toBe('urgent')
  })
})
