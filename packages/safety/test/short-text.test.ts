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
  // A single rare word must not tip a short text.
  'Hiccups again',
  'Sunburnt shoulders',
  'Chapped lips',
  'Ingrown toenail',
  'Verspannter Kiefer',
  'Schluckauf nach dem Essen',
  'Hexenschuss',
  'Sodbrennen',
  'Padrastros en los dedos',
  'Orzuelo',
  'Tortícolis',
  'Hipo desde ayer',
  'Courbatures',
  'Un orgelet',
  'Lumbago',
  'Ongle incarné',
  'Soluço',
  'Terçol',
  'Torcicolo',
  'Azia depois do jantar',
]

describe('a short everyday complaint shows no emergency panel', () => {
  it.each(ORDINARY)('%s', (description) => {
    expect(assess({ description })?.level).not.toBe('urgent')
  })
})

// Policy: nails and eczema that bleed are no self-harm.
const HARMLESS = [
  'I bite my nails until they bleed',
  'Ich kaue meine Nägel, bis sie bluten',
  'Me como las uñas hasta que sangran',
  'Je me ronge les ongles jusqu’au sang',
  'Rôo as unhas até fazerem sangue',
  'My hands break out in eczema, I scratch until they bleed',
  'I cannot feel my toes in winter',
  'I feel faint when I see blood',
  'My left knee gives way when I go down stairs, ever since I decided to leave my job',
  'My calf cramps at night and I feel stuck in this town',
  'Burning stomach after dinner',
]

describe('texts that only sound alarming show nothing', () => {
  it.each(HARMLESS)('%s', (description) => {
    expect(assess({ description })).toBeNull()
  })
})

// Habits of nails, skin and hair are no self-harm either, nor is an itch that is scratched.
const HABITS = [
  'My son bites his fingernails till there’s blood',
  'I pick at my cuticles until they bleed, mostly in meetings',
  'I pick my lips in winter till they bleed',
  'I squeeze every spot on my face and then it bleeds',
  'My daughter pulls strands of her hair out when she is tired',
  'Mi hijo se come las uñas hasta que le sangran los dedos',
  'Me arranco los pellejitos de los dedos y me sangran',
  'Me rasco las picaduras de mosquito hasta que sangran',
  'Me tiro del pelo cuando estoy nerviosa y se me quedan mechones en la mano',
  'Ich zupfe mir die Nagelhaut ab, bis die Finger bluten',
  'Im Winter ziehe ich mir die Haut von den Lippen, bis sie bluten',
  'Ich drücke an jedem Pickel herum, bis er blutet',
  'Beim Lernen zupfe ich mir die Wimpern aus',
  'J’arrache les petites peaux autour de mes ongles jusqu’à ce que ça saigne',
  'Je gratte mes piqûres de moustique jusqu’au sang',
  'Je m’arrache des cheveux en regardant la télé',
  'Arranco as pelinhas dos dedos até sangrar',
  'No frio arranco a pele dos lábios até sangrar',
  'Espremo as espinhas até sangrar',
]

describe('a habit of nails, skin or hair shows nothing', () => {
  it.each(HABITS)('%s', (description) => {
    expect(assess({ description })).toBeNull()
  })
})

describe('a habit that the reader doubts shows no panel', () => {
  it.each(['I scratch my mosquito bites until they bleed', 'Roo as unhas até sangrar'])('%s', (description) => {
    expect(assess({ description })?.level).not.toBe('urgent')
  })
})

// The same acts, to punish oneself or to feel something.
const MEANT = [
  'I scratch my arms until they bleed because I deserve it',
  'I pull my hair out to punish myself, it’s the only thing that calms me',
  'Me clavo las uñas hasta hacerme sangre para no sentir lo de dentro',
  'Ich reiße mir die Haut auf, um etwas anderes zu spüren als das hier',
  'Je me griffe au sang chaque fois que je me dégoûte, je le cache sous mes manches',
  'Arranco os cabelos para me castigar',
]

describe('the same acts against oneself are shown the panel', () => {
  it.each(MEANT)('%s', (description) => {
    expect(assess({ description })).toMatchObject({ level: 'urgent', category: 'self_harm' })
  })
})

// Policy: self-harm is urgent, and so is new thirst with weight loss in a child.
const BY_NAME: [category: string, description: string][] = [
  ['self_harm', 'I self-harm every night'],
  ['self_harm', 'I started self harming again'],
  ['self_harm', 'Ich habe wieder mit SVV angefangen'],
  ['self_harm', 'He vuelto a autolesionarme'],
  ['self_harm', 'J’ai recommencé à me scarifier'],
  ['self_harm', 'Voltei para a automutilação'],
  ['infant_child', 'My daughter is thirsty all the time, pees constantly and has lost weight'],
  ['infant_child', 'Unser Sohn, sechs, trinkt pausenlos, pinkelt ständig und wird immer dünner'],
  ['infant_child', 'Mi hija tiene mucha sed, orina a cada rato y ha perdido peso'],
  ['infant_child', 'Ma fille a tout le temps soif, urine beaucoup et a maigri'],
  ['infant_child', 'Minha filha tem muita sede, faz muito xixi e perdeu peso'],
]

describe('every danger of the policy is shown help', () => {
  it.each(BY_NAME)('%s: %s', (category, description) => {
    const found = assess({ description })
    expect(found?.category).toBe(category)
    expect(category === 'self_harm' ? ['urgent'] : ['urgent', 'ask']).toContain(found?.level)
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

// Policy: bereavement by suicide is a card. A stricter panel is right, too.
const BEREAVED = [
  'My brother died by suicide three weeks ago and I cannot stop crying',
  'My best friend killed herself last month',
  'Mein Bruder hat sich vor drei Wochen das Leben genommen, ich schlafe kaum noch',
  'Meine beste Freundin hat sich letzten Monat umgebracht',
  'Mi hermano se suicidó hace tres semanas y no paro de llorar',
  'Mi mejor amiga se quitó la vida el mes pasado',
  'Mon frère s’est suicidé il y a trois semaines, je n’arrête pas de pleurer',
  'Ma meilleure amie s’est suicidée le mois dernier',
  'Meu irmão se suicidou há três semanas e não paro de chorar',
  'A minha melhor amiga matou-se no mês passado',
]

describe('somebody whose friend or relative died by suicide is shown help', () => {
  it.each(BEREAVED)('%s', (description) => {
    expect(assess({ description })?.category).toBe('suicide')
  })
})

describe('a danger of today at least asks, in spite of the past', () => {
  it.each([
    'I have chest pain and shortness of breath, had a bypass in 2015',
    'Schmerzen in der Brust und Atemnot, 2015 hatte ich einen Bypass',
    'Tengo dolor en el pecho y me falta el aire, me operaron del corazón en 2015',
    'J’ai une douleur à la poitrine et du mal à respirer, j’ai eu un pontage en 2015',
    'Estou com dor no peito e falta de ar, fiz um bypass em 2015',
  ])('%s', (description) => {
    expect(['urgent', 'ask']).toContain(assess({ description })?.level)
  })
})

describe('a baby with a fever is a child who is ill, and no matter of pregnancy', () => {
  it.each([
    'My baby has a fever',
    'My newborn has a fever of 38.5',
    'My six week old baby has a fever',
    'I gave birth three weeks ago and my baby has a fever',
    'Ich habe vor drei Wochen entbunden und mein Baby hat Fieber',
    'Mein Baby hat Fieber',
    'Mein Neugeborenes hat 38,5 Fieber',
    'Mi bebé tiene fiebre',
    'Mi recién nacido tiene 38,5 de fiebre',
    'Mon bébé a de la fièvre',
    'Mon nouveau-né a 38,5 de fièvre',
    'Meu bebê está com febre',
    'O meu recém-nascido tem 38,5 de febre',
  ])('%s', (description) => {
    const found = assess({ description })
    expect(['urgent', 'ask']).toContain(found?.level)
    expect(found?.category).toBe('infant_child')
  })
})

describe('the rules hold for a danger of today, in spite of the past', () => {
  it.each([
    'I have chest pain and shortness of breath, had a bypass in 2015',
    'Schmerzen in der Brust und Atemnot, 2015 hatte ich einen Bypass',
    'Crushing chest pain since an hour, I had a heart attack in 2019',
  ])('%s', (description) => {
    expect(screen({ description }).rules.level).toBe('urgent')
  })
})
