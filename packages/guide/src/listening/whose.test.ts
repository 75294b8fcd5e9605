import { expect, test } from 'vitest'
import { listen } from './listen.ts'
import { inTruth, scenesIn } from './scenes.ts'
import type { Situation } from './situations.ts'

const TYPES = ['physical', 'mental_emotional'] as const

test.each([
  "My wife was pregnant and we lost the baby, I can't sleep",
  'My wife is pregnant. Last year we lost our baby.',
  'Meine Frau war schwanger, wir haben das Kind verloren',
  'Meine Frau ist schwanger, und wir haben das Baby verloren',
  'Mi mujer estuvo embarazada y perdimos al bebé',
  'Ma femme était enceinte, nous avons perdu le bébé',
  'A minha mulher estava grávida e perdemos o bebé',
])('after a loss no child is on the way: %s', (text) => {
  for (const type of TYPES) {
    const { mode, scenes, situations } = listen(text, type)
    expect(mode).toBe('companion')
    expect(scenes).not.toContain('partner_pregnant')
    expect(situations).not.toContain('trying_for_child')
    expect(situations).not.toContain('pregnancy')
  }
})

test.each([
  'My child lost her key and my wife is pregnant',
  'Mein Kind hat den Schlüssel verloren, und meine Frau ist schwanger',
  'Mi hijo perdió el móvil y mi mujer está embarazada',
])('a child who lost something is no lost child: %s', (text) => {
  expect(listen(text, 'physical').scenes).toContain('partner_pregnant')
})

test('a lost job is no lost child', () => {
  expect(listen('My wife is pregnant and lost her job', 'physical').scenes).toContain('partner_pregnant')
})

test.each([
  'My dad is in a care home, my mum died last week',
  'Mein Vater ist letzte Woche im Heim gestorben',
  'Mi padre está en una residencia, murió mi madre',
  'Mon père est mort en maison de retraite',
  'O meu pai está num lar, a minha mãe morreu',
])('in mourning nobody is sent to visit: %s', (text) => {
  expect(listen(text, 'emotional')).toMatchObject({ mourning: true })
  expect(listen(text, 'emotional').scenes).not.toContain('parent_in_home')
})

test.each([
  'My flatmate leaves his dishes everywhere, I grind my teeth',
  "My parents ask about my flatmate's rent",
  'My mum says my flatmate is loud',
  'Mein Mitbewohner weiß nicht, dass ich krank bin',
  'Ich glaube, mein Mitbewohner raucht, und liege auf dem Sofa',
  'Mi compañero de piso deja los platos y vivo con Ana',
  "J'aime une femme qui ne m'aime pas",
  'Je dis à mon coloc de faire la vaisselle',
  'O meu colega de quarto ressona',
])('a flatmate is no secret: %s', (text) => {
  expect(inTruth(['coming_out'], [], text)).toEqual([])
  for (const type of TYPES) expect(listen(text, type).situations).not.toContain('coming_out')
})

test.each([
  'My parents think he is just my flatmate',
  'I told my mum she is my roommate',
  'He is not just my flatmate',
  'Meine Kinder glauben, er ist der Untermieter',
  'Sie weiß nicht, dass das nicht meine Mitbewohnerin ist',
  'Ellos creen que es mi compañero de piso',
  "J'ai dit à mes enfants que Fernand est pas juste mon coloc",
  'O Mateus não é meu colega de quarto',
])('one who is none may be: %s', (text) => expect(inTruth(['coming_out'], [], text)).toEqual(['coming_out']))

test.each([
  "My dad's mother died last week",
  "My mum's sister died",
  "My sister's son died",
  "My brother's wife died",
  "My daughter's dog died",
  "My grandmother's sister died",
])('a death in the family is the person’s own: %s', (text) => {
  expect(listen(text, 'emotional').situations).toContain('bereavement')
})

test.each(["My friend's husband died", "My neighbour's mother passed away", "Our boss's dog died"])(
  'a death at a friend’s is the friend’s: %s',
  (text) => expect(inTruth(['bereavement'], [], text)).toEqual([]),
)

test.each<[string, Situation]>([
  ["My husband's retirement starts Monday", 'retirement'],
  ["My parents' retirement starts Monday", 'retirement'],
  ["My sister's wedding speech", 'presenting'],
  ["My boyfriend's presentation", 'presenting'],
  ["My friend's surgery is tomorrow", 'illness_waiting'],
  ["My sister's IVF failed", 'trying_for_child'],
  ['My ex-wife is pregnant', 'pregnancy'],
  ['My ex-wife is pregnant', 'trying_for_child'],
  ['My wife is pregnant by another man', 'trying_for_child'],
])('is another’s: %s: %s', (text, situation) => {
  expect(inTruth([situation], scenesIn(text), text)).toEqual([])
  for (const type of TYPES) expect(listen(text, type).situations).not.toContain(situation)
})

test('a pregnant person is not trying for a child', () => {
  const text = 'My friend got pregnant, I am pregnant too and my back hurts'
  expect(listen(text, 'physical').situations).toEqual(['pregnancy'])
})

test('waiting for a child is heard beside a pregnant sister', () => {
  const text = "My sister is pregnant, and my wife isn't pregnant after three years of trying"
  expect(listen(text, 'physical').situations).toContain('trying_for_child')
})

test.each([
  'My husband is waiting for his biopsy results',
  'Mein Mann wartet auf das Ergebnis der Biopsie',
  'Mi marido espera los resultados',
  'Mon mari attend les résultats de la biopsie',
  'O meu marido espera os resultados da biópsia',
])('a spouse waits as well: %s', (text) => {
  expect(listen(text, 'emotional').situations).toContain('illness_waiting')
})

test.each([
  ['my periods are anything but normal', 'pms'],
  ['mes règles sont tout sauf normales', 'pms'],
  ['my stomach is far from fine.', 'stomach'],
  ['Is my hair loss normal', 'hair'],
])('what is not well is what it is about: %s', (text, theme) => {
  expect(listen(text, 'physical').theme).toBe(theme)
})

test.each([
  ['Jaw is so tight in the mornings I can hardly bite toast. Mum has dementia and I do her nights', 'jaw'],
  ['Mir ist morgens schwindlig beim Aufstehen. Mein Mann hatte im März einen Herzinfarkt', 'dizziness'],
  ['Me duelen los hombros. Mi madre tiene alzhéimer y la cuido yo', 'shoulders'],
  ["J'ai mal au bas du dos. Mon père a la maladie d'Alzheimer", 'lower_back'],
  ['Doem-me os ombros. A minha mãe tem alzheimer', 'shoulders'],
])('the illness of a parent or partner leaves one’s own body its meaning: %s', (text, theme) => {
  expect(listen(text, 'physical')).toMatchObject({ theme, mode: 'reflect' })
})

test.each([
  'My hand is numb since my stroke. My mother cooks for me',
  'My lower back aches, three weeks into chemo. Mum drives me',
  'My neck is stiff. My daughter has leukaemia and we sleep at the hospital',
  'My husband says I look yellow since the chemo, and my stomach aches',
  'Wie meine Mutter habe ich Multiple Sklerose, die Beine tun weh',
  'Como mi madre tengo cáncer, me duele la espalda',
  'Como a minha mãe tenho cancro, doem-me as costas',
  'My mother died of cancer, now I have it too, and my back aches',
  "Depuis mon AVC mon mari m'habille, j'ai mal à l'épaule",
])('an illness of one’s own, or a child’s, is only comforted: %s', (text) => {
  expect(listen(text, 'physical').mode).toBe('companion')
})

test('a low mood beside a mother with dementia is only comforted', () => {
  expect(listen('I am so sad, my mum has dementia and forgets my name', 'mental_emotional').mode).toBe('companion')
})
