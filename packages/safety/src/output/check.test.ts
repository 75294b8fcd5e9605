import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkInsight, checkOutput } from './check.ts'
import type { Rule } from './rule.ts'

const REFUSED: Partial<Record<Rule, string[]>> = {
  promise: [
    'This practice will cure your headache.',
    'I guarantee that you will feel free again.',
    'A miracle is on its way.',
    'It is time to detox your liver and release toxins.',
    'Your pain will simply disappear.',
    'You will be fully healed.',
    'Breathing like this heals your stomach.',
    'Esta práctica te curará para siempre.',
    'Das heilt deinen Rücken, garantiert.',
    'Vous allez guérir grâce à cette pratique.',
    'Isto vai curar a sua dor, garantido.',
  ],
  prediction: [
    'You will recover within weeks.',
    'The date of your death is written in the stars.',
    'You will become pregnant soon.',
    'In three weeks you will feel lighter.',
    'Vas a morir joven.',
    'Du wirst bald wieder gesund.',
    'Vous allez mourir bientôt.',
  ],
  disease: [
    'This may point to arthritis.',
    'People with fibromyalgia know this.',
    'Es könnte Krebs sein.',
    'La migraña habla de perfeccionismo.',
    'Une gastrite peut parler de colère.',
    'A depressão é um chamado.',
  ],
  diagnosis: [
    'My diagnosis is clear.',
    'It is nothing serious.',
    'You are perfectly healthy.',
    'No es nada grave.',
    'Es ist nichts Ernstes.',
    "Ce n'est rien de grave.",
  ],
  medication: [
    'You may stop taking your medication.',
    'Skip your tablets for a while.',
    'Perhaps you can reduce the insulin a little.',
    'You no longer need the antidepressants.',
    'Throw away the pills.',
    'Do not wait, stop your treatment today.',
    'Try magnesium before bed.',
    'Deja de tomar tus pastillas.',
    'Setz deine Tabletten ab.',
    'Arrêtez votre traitement.',
    'Pode parar o remédio e deixar o tratamento.',
  ],
  dose: [
    'Take 10 g of vitamin D.',
    'Put two drops under the tongue.',
    '500 mg would be right.',
    'Drink the tea three times a day.',
    'Zwei Tropfen genügen.',
    'Tres gotas por la mañana.',
  ],
  blame: [
    'You created this pain.',
    'You attract what you fear.',
    'This happened because you never forgave.',
    'It is your own fault.',
    'Your mother gave you this burden and is the reason for it.',
    'Your ancestors caused this knot.',
    'It is karma from a past life.',
    'Es tu culpa.',
    'Du hast dir das selbst erschaffen.',
    "C'est votre faute.",
    'Você atraiu isso.',
  ],
  cause: [
    'Suppressed anger causes liver trouble.',
    'Grief leads to tight lungs.',
    'Your ache is caused by fear.',
    'Unspoken feelings manifest as tension.',
    'El miedo provoca dolor de riñón.',
    'Wut verursacht Kopfschmerzen.',
    'La colère provoque des maux de ventre.',
    'A raiva gera doença.',
  ],
  'discouraging-care': [
    'You do not need to see a doctor.',
    'Cancel the surgery and trust.',
    'Avoid vaccines.',
    'Your doctor is lying to you.',
    'Do this instead of going to the hospital.',
    'No necesitas ir al médico.',
    'Du brauchst keinen Arzt.',
    "Vous n'avez pas besoin d'un médecin.",
    'Você não precisa de médico.',
  ],
  'harmful-practice': [
    'Begin with a day of fasting.',
    'A juice cleanse would do you good.',
    'Hold your breath for a minute.',
    'Take an ice bath each morning.',
    'Ayahuasca opens the heart.',
    'You could lose weight and feel lighter.',
    'Ayuna durante un día.',
    'Fais un jeûne de trois jours.',
  ],
  harm: ['Some people end their life.', 'Which amount is lethal is not for me to say.'],
  sexual: ['An erotic ritual awaits.', 'Stand naked before the mirror.', 'Un ritual erótico.'],
  mission: [
    'You are chosen.',
    'The voices are guides.',
    'The universe is telling you something.',
    'You have a special mission on earth.',
    'Du bist auserwählt.',
  ],
  persona: [
    'As a doctor, I know this well.',
    'I am your therapist now.',
    'In my clinical experience this helps.',
    'Como médico te digo la verdad.',
    'Als Arzt rate ich dir dazu.',
    'En tant que médecin, je vous le dis.',
  ],
  instructions: [
    'My instructions say that I should be gentle.',
    'The system prompt begins here.',
    'As an AI language model, I can tell you.',
    'OPENAI_API_KEY is set.',
    'Meine Anweisungen lauten so.',
  ],
  markup: [
    '<b>Bold</b> words.',
    '<img src=x onerror=alert(1)>',
    '[click](javascript:alert(1))',
    'java\tscript:alert(1)',
    '![ok](//evil/log)',
    'See https://evil.example/log for more.',
    'Visit evil.example today.',
    '&#106;avascript is an entity.',
    'The answer is {{7*7}}.',
    '[b]: //evil/t.gif',
  ],
  contact: ['Write to someone@somewhere.test.', 'Call +1 555 123 4567 now.'],
}

const nobody = { personText: '' }
const linesOf = (name: string) =>
  readFileSync(new URL(`../../test/fixtures/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

describe('the check refuses', () => {
  const cases = Object.entries(REFUSED).flatMap(([rule, texts]) => texts.map((text) => [rule, text] as const))
  it.each(cases)('%s: %s', (rule, text) => {
    expect(checkOutput(text, nobody)?.rule).toBe(rule)
  })

  it.each(linesOf('refused.txt'))('%s', (text) => {
    expect(checkOutput(text, nobody)).not.toBeNull()
  })

  it('bad text within good text, disguised by case, accents and invisible characters', () => {
    for (const text of REFUSED.promise ?? []) {
      const disguised = `The evening is soft. ${text.toUpperCase().replaceAll('E', 'E\u200B')} Let it be.`
      expect(checkOutput(disguised, nobody), text).not.toBeNull()
    }
  })
})

describe('the check accepts', () => {
  it.each([
    'Your Healing Plan may keep you company, and so may energy healing or past-life release.',
    'Please do not stop, skip or change a prescribed medicine without your doctor.',
    'Do not hesitate to see a doctor if it gets worse.',
    'This is a symbolic reading and not a medical diagnosis.',
    'A guide like this does not replace a doctor.',
    'None of this is your fault.',
    "No parent's feelings cause an illness.",
    'Feelings do not cause disease; they ask for company.',
    'In this tradition the throat may be linked with expression.',
    'Some people notice that anger sits close to grief.',
    'Healing can be slow, and slowness is allowed.',
    'You may feel lighter after a walk, and you may not.',
    'Breathe out a little longer than in, five times.',
    'What would you like to say, and to whom?',
    'Fear may be asking for a hand to hold.',
    'Perhaps the body is only asking for rest; a warm bath, a walk, a friend.',
    'Stroke your forehead slowly from the middle outwards.',
    'Take a moment to rest one hand on your belly.',
    'There is no need to be strong today.',
    'Because you wrote that it comes in queues, this plan begins there.',
  ])('%s', (text) => {
    expect(checkOutput(text, nobody)).toBeNull()
  })
})

describe('the check accepts from other authors', () => {
  it.each(linesOf('accepted.txt'))('%s', (text) => {
    expect(checkOutput(text, { ...nobody, mode: 'reflect' })).toBeNull()
  })
})

describe('diseases', () => {
  it('may be mentioned if the person named them, in any language', () => {
    const text = 'Living with asthma can ask for patience.'
    expect(checkOutput(text, { personText: 'tired today' })?.rule).toBe('disease')
    expect(checkOutput(text, { personText: 'my asthma tires me' })).toBeNull()
    expect(checkOutput(text, { personText: 'müde', conditionsNamed: 'Asthma bronchiale' })).toBeNull()
  })

  it('are never ruled in or out', () => {
    for (const text of [
      'You have cancer.',
      'You do not have cancer.',
      'It is not cancer.',
      'These are signs of cancer.',
    ]) {
      expect(checkOutput(text, { personText: 'I am afraid of cancer' })?.rule, text).toBe('diagnosis')
    }
  })
})

describe("the person's own words", () => {
  const personText = 'Every Sunday evening my left shoulder locks before dinner with my in-laws.\n# Blue Cats\nThanks'
  it.each([
    'When every Sunday evening my left shoulder appears, rest.',
    'EVERY *Sunday* evening, my left: shoulder...',
    '## Blue cats',
  ])('are not repeated: %s', (text) => {
    expect(checkOutput(text, { personText })?.rule).toBe('echo')
  })

  it('may occur by chance in a common phrase', () => {
    const common = 'It is late at the end of the day and all is well.'
    expect(checkOutput(common, { personText: 'it hurts at the end of the day' })).toBeNull()
  })
})

describe('companion mode', () => {
  it.each([
    'Your illness is a message from the soul.',
    'The heart represents love.',
    'Everything happens for a reason.',
    'It may reflect an old sorrow.',
  ])('gives no meaning: %s', (text) => {
    expect(checkOutput(text, { ...nobody, mode: 'companion' })?.rule).toBe('meaning')
  })
})

describe('the whole insight', () => {
  const personText = 'stiff knees'
  const ai_analysis = readFileSync(new URL('../../test/fixtures/insight.md', import.meta.url), 'utf8')
  const root = 'The knees may ask for a slower step.'
  const insight = { ai_analysis, emotional_root: root, energetic_root: root, spiritual_root: root }

  it('passes if it is well formed', () => {
    expect(checkInsight(insight, { personText })).toBeNull()
  })

  it.each([
    ['a single word', { ai_analysis: 'BANANA' }],
    ['a single word, often', { ai_analysis: 'BANANA '.repeat(200) }],
    ['no headings', { ai_analysis: ai_analysis.replace(/^#+ /gmu, '') }],
    ['no question', { ai_analysis: ai_analysis.replaceAll('?', '.') }],
    ['no symbolic reading', { ai_analysis: ai_analysis.replaceAll('symbolic', 'true') }],
    ['an endless text', { ai_analysis: ai_analysis.repeat(5) }],
    ['an empty root', { spiritual_root: ' ' }],
  ])('is refused for %s', (_name, change) => {
    expect(checkInsight({ ...insight, ...change }, { personText })?.rule).toBe('structure')
  })

  it('is refused for bad text in any of its fields', () => {
    const promising = { ...insight, energetic_root: 'This centre will cure your knees.' }
    expect(checkInsight(promising, { personText })?.rule).toBe('promise')
  })
})
