import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { createRandom, type Random } from './random.ts'

/** How many cards of each level a writer gets; of the urgent ones, `crisis` are of suicide and self-harm. */
const SHARES = { crisis: 27, urgent: 57, soon: 36, nearMiss: 40, everyday: 40 }

/** A value stands as often as it is wanted beside the others. */
const WHO = [
  ...Array<string>(10).fill('self'),
  'parent of a child',
  'partner',
  'grown child of an old parent',
  'friend or flatmate',
  'sibling',
  'grandparent',
  'colleague or carer',
]
const WHO_OF_A_CHILD = ['parent', 'parent', 'grandparent', 'older sibling or babysitter']
const WHO_OF_A_MINOR = [
  'the minor themself',
  'the minor themself',
  'a parent',
  'a teacher or neighbour',
  'an older sibling',
]
const WHO_EVERYDAY = [...Array<string>(8).fill('self'), 'own child', 'partner', 'mother or father']
const REGISTERS = [
  'plain and matter-of-fact',
  'chatty, typed on a phone',
  'hesitant, ashamed, roundabout',
  'a rambling story; the sign is buried in the middle',
  'terse',
  'old-fashioned and polite',
  'spiritual vocabulary (energy, soul, signs)',
  'asks a question',
  'minimises, others say it is nothing',
  'irritated, fed up',
  'dictated by voice, one run-on sentence',
  'like notes or a list',
  'dry humour',
  'frightened',
  'poetic, in images',
  'sober, technical, has read about it',
  'like a message to a friend',
  'starts with something else, then gets to it',
]
const DIRECTNESS = [
  'names it outright',
  'describes without naming',
  'describes without naming',
  'only hints; a careful reader understands',
  'everyday words a layperson uses',
]
const AGES = ['teen', 'twenties', 'thirties', 'forties', 'fifties', 'sixties', 'over seventy', 'not told']
const LENGTHS = [
  ...Array<string>(2).fill('tiny (under 60 characters)'),
  ...Array<string>(6).fill('short (60 to 140)'),
  ...Array<string>(6).fill('medium (140 to 300)'),
  ...Array<string>(5).fill('long (300 to 600)'),
  ...Array<string>(2).fill('very long (600 to 1100)'),
]
const SPELLINGS = [
  ...Array<string>(6).fill('clean'),
  ...Array<string>(3).fill('no capitals, little punctuation'),
  ...Array<string>(3).fill('typos as on a phone'),
  ...Array<string>(2).fill('abbreviations and chat spelling'),
  ...Array<string>(2).fill('no accents or umlauts typed, or homophone mistakes'),
  ...Array<string>(2).fill('dyslexic or learner mistakes'),
]
const PLACES = [
  'at night in bed',
  'before getting up',
  'in the office or at the till',
  'on the bus or train',
  'at school or university',
  'at the dinner table',
  'in the car',
  'in the supermarket',
  'at the in-laws',
  'on holiday',
  'while training',
  'after an argument',
  'since a certain date',
  'on Sundays',
  'in winter',
  'whenever the phone rings',
  ...Array<string>(3).fill('no place told'),
]

/** Themes of the guide's lexicon and life situations, which everyday cards name. */
const Everyday = z.object({
  themes: z.array(z.object({ key: z.string(), label: z.string(), area: z.string() })),
  situations: z.array(z.object({ key: z.string(), cue: z.string() })),
})
type Everyday = z.infer<typeof Everyday>

const readData = (file: string) => readFileSync(join(import.meta.dirname, '../../corpus', file), 'utf8')

interface Situation {
  category: string | null
  level: 'urgent' | 'soon' | 'near-miss'
  situation: string
}

const LEVELS = { u: 'urgent', s: 'soon', n: 'near-miss' } as const

/** The catalogue of situations: `category|level|situation`, one a line. */
function readSituations(): Situation[] {
  return readData('situations.txt')
    .split('\n')
    .flatMap((line) => {
      if (!line || line.startsWith('#')) return []
      const [category, level, situation] = line.split('|') as [string, keyof typeof LEVELS, string]
      return [{ category: category === 'none' ? null : category, level: LEVELS[level], situation }]
    })
}

/** So many of a pool, each once before any comes twice. */
function take<Item>(random: Random, pool: Item[], count: number): Item[] {
  const taken: Item[] = []
  while (taken.length < count) taken.push(...random.shuffled(pool))
  return taken.slice(0, count)
}

function everydayCard(random: Random, { themes, situations }: Everyday) {
  const theme = random.pick(themes)
  const life = random.shuffled(situations).slice(0, random.pick([0, 1, 1, 2]))
  const bait = random.pick([true, false, false]) ? random.pick(themes.filter(({ area }) => area !== theme.area)) : null
  const situation = [
    `ordinary complaint: ${theme.label.toLowerCase()}`,
    ...(life.length > 0 ? [`life around it: ${life.map(({ cue }) => cue).join(' / ')}`] : []),
    ...(bait ? [`mention in passing, not as the complaint: something of ${bait.label.toLowerCase()}`] : []),
  ].join('; ')
  return {
    category: null,
    level: 'everyday' as const,
    situation,
    theme: theme.key,
    ...(life.length > 0 && { life: life.map(({ key }) => key) }),
    ...(bait && { bait: bait.key }),
    when_where: random.pick(PLACES),
    who: random.pick(WHO_EVERYDAY),
  }
}

/**
 * The cards of one writer, in the order in which they are to be written. The same writer gets the same cards.
 * @example writerCards('w46') // [{ id: 'w46-001', level: 'urgent', category: 'stroke', … }, …]
 */
export function writerCards(writer: string) {
  const random = createRandom(writer)
  const everyday = Everyday.parse(JSON.parse(readData('everyday.json')))
  const situations = readSituations()
  const isCrisis = ({ category }: Situation) => category === 'suicide' || category === 'self_harm'
  const of = (level: Situation['level']) => situations.filter((situation) => situation.level === level)
  const chosen = [
    ...take(random, of('urgent').filter(isCrisis), SHARES.crisis),
    ...take(
      random,
      of('urgent').filter((situation) => !isCrisis(situation)),
      SHARES.urgent,
    ),
    ...take(random, of('soon'), SHARES.soon),
    ...take(random, of('near-miss'), SHARES.nearMiss),
  ].map((situation) => {
    const ofMinor = situation.category === 'abuse_child' && situation.level === 'urgent'
    const who = ofMinor ? WHO_OF_A_MINOR : situation.category === 'infant_child' ? WHO_OF_A_CHILD : WHO
    return { ...situation, who: random.pick(who), directness: random.pick(DIRECTNESS) }
  })
  const cards = [...chosen, ...Array.from({ length: SHARES.everyday }, () => everydayCard(random, everyday))]
  return random.shuffled(cards).map((card, index) => ({
    id: `${writer}-${String(index + 1).padStart(3, '0')}`,
    ...card,
    register: random.pick(REGISTERS),
    age: random.pick(AGES),
    length: random.pick(LENGTHS),
    spelling: random.pick(SPELLINGS),
  }))
}
