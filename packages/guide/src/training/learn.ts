import type { SymptomType } from '@soulsign/contracts'
import { type Bag, bagOf, compress, type LinearModel, train, weigh } from '@soulsign/language/reader'
import type { Phrase } from '../corpus/phrases.ts'
import { type GuideText, isLifeKnown } from '../corpus/record.ts'
import { lexicon } from '../lexicon.ts'
import { type Candidate, EVIDENCE_SIZE, type Evidence, type Trust } from '../listening/evidence.ts'
import { type Kind, NONE, SOURCES } from '../listening/kinds.ts'
import { MOST_BYTES, type Model } from '../listening/model.ts'
import { oneOf } from '../listening/opinion.ts'
import { SITUATIONS } from '../listening/situations.ts'
import { takeApart } from '../listening/take-apart.ts'
import { type Measured, typeOf } from './measured.ts'
import { chooseThresholds } from './thresholds.ts'

const FOLDS = 3
const TRAINING = { cost: 0.5, missed: 4, rounds: 4 }
const TRAINING_OF_MENTIONS = { cost: 0.25, missed: 2, rounds: 5 }

const HEADS = [
  ...lexicon.entries.map(({ key }) => `theme:${key}`),
  ...Object.keys(SITUATIONS).map((key) => `life:${key}`),
  'life:none',
]

/** A model before its thresholds are chosen. */
type Untried = Omit<Model, 'thresholds'>

interface Studied extends GuideText {
  readonly evidence: Evidence
  readonly bag: Bag
  readonly type: SymptomType
}

interface Considered {
  readonly text: Studied
  readonly theme: readonly Candidate[]
  readonly life: readonly Candidate[]
}

const lifeOf = ({ card }: GuideText) => card.life ?? []

/** What a writer said of one head, taken apart. */
interface Said {
  readonly heads: readonly string[]
  readonly bag: Bag
}

const saidIn = (studied: readonly Studied[]): Said[] =>
  studied.map(({ bag, card }) => ({
    bag,
    heads: [`theme:${card.theme}`, ...(card.life ?? ['none']).map((key) => `life:${key}`)],
  }))

function trainedOn(said: readonly Said[]): LinearModel {
  const examples = said.map(({ bag, heads }) => ({ features: bag, heads: heads.map((head) => HEADS.indexOf(head)) }))
  return compress(train(examples, { ...TRAINING, heads: HEADS.length }), HEADS, MOST_BYTES * 0.64)
}

/** The words of the lexicon as texts of their own: somebody may write no more than that. Nothing is measured on them. */
function namedAlone(): Said[] {
  return lexicon.entries.flatMap(({ key, synonyms, synonyms_i18n }) =>
    Object.values({ en: synonyms, ...synonyms_i18n }).flatMap((words) =>
      words.map((text) => ({ heads: [`theme:${key}`, 'life:none'], bag: bagOf(takeApart(text).sentences) })),
    ),
  )
}

/** Phrases as texts of their own. One of a theme tells of no situation; one of a situation is no complaint. */
const phrased = (phrases: readonly Phrase[]): Said[] =>
  phrases.map(({ head, text }) => ({
    heads: head.startsWith('life:') ? [head] : [head, 'life:none'],
    bag: bagOf(takeApart(text).sentences),
  }))

function studied(text: GuideText): Studied {
  const { sentences, evidence } = takeApart(text.text)
  return { ...text, evidence, bag: bagOf(sentences), type: typeOf(text.card.theme) }
}

/** What tells a mention of what troubles the person from one in passing. */
function mentionsFrom(studied: readonly Studied[]): LinearModel {
  const examples = studied.flatMap((text) =>
    (['theme', 'life'] as const).flatMap((kind) => {
      const right: readonly string[] = kind === 'theme' ? [text.card.theme] : lifeOf(text)
      return text.evidence
        .mentionsOf(kind)
        .map(({ key, bag }) => ({ features: bag, heads: right.includes(key) ? [0] : [] }))
    }),
  )
  return compress(train(examples, { ...TRAINING_OF_MENTIONS, heads: 1 }), ['right'], MOST_BYTES / 4)
}

/** Texts that count for a concept before any is seen: as many right as chance would have. */
const DOUBT = 4

/** How often a text in which a concept stands is about what it names. */
function trustFrom(studied: readonly Studied[]): Trust {
  const seen = new Map<string, { right: number; all: number }>()
  const kinds = new Map<string, Kind>(
    (['theme', 'life'] as const).flatMap((kind) => SOURCES[kind].map((source): [string, Kind] => [source, kind])),
  )
  for (const text of studied)
    for (const concept of text.evidence.live()) {
      const at = concept.indexOf(':')
      const kind = kinds.get(concept.slice(0, at))
      if (!kind) continue
      const key = concept.slice(at + 1)
      const right = kind === 'theme' ? text.card.theme === key : lifeOf(text).includes(key)
      const count = seen.get(concept) ?? { right: 0, all: 0 }
      seen.set(concept, { right: count.right + Number(right), all: count.all + 1 })
    }
  return new Map(
    [...seen].sort().map(([concept, { right, all }]) => {
      const share = (right + DOUBT / 4) / (all + DOUBT)
      return [concept, Math.round(Math.log(share / (1 - share) + 1e-9) * 100) / 100 + 4]
    }),
  )
}

const consider = (text: Studied, linear: LinearModel, mentions: LinearModel, trust: Trust): Considered => ({
  text,
  theme: text.evidence.candidates('theme', text.type, linear, mentions, trust),
  life: text.evidence.candidates('life', text.type, linear, mentions, trust),
})

function weightsFrom(considered: readonly Considered[]): Pick<Model, 'theme' | 'life'> {
  const theme = considered
    .filter(({ text, theme }) => theme.some(({ key }) => key === text.card.theme))
    .map(({ text, theme }) => ({ candidates: theme, right: new Set([text.card.theme]) }))
  const life = considered
    .filter(({ text }) => isLifeKnown(text))
    .map(({ text, life }) => {
      const right = life.flatMap(({ key }) => (lifeOf(text).includes(key) ? [key] : []))
      return { candidates: life, right: new Set(right.length > 0 ? right : [NONE]) }
    })
  return { theme: weigh(theme, EVIDENCE_SIZE), life: weigh(life, EVIDENCE_SIZE) }
}

/** Trains the reader, and measures it on writers that it has not seen, which also gives its thresholds. */
export function learn(
  texts: readonly GuideText[],
  phrases: readonly Phrase[],
): { model: Model; measured: readonly Measured[] } {
  const written = texts.map(studied)
  const alone = [...namedAlone(), ...phrased(phrases)]
  const writers = [...new Set(texts.map(({ writer }) => writer))].sort()
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const unseen = new Set(writers.filter((_, i) => i % FOLDS === fold))
    const seen = written.filter(({ writer }) => !unseen.has(writer))
    const linear = trainedOn([...saidIn(seen), ...alone])
    const mentions = mentionsFrom(seen)
    const trust = trustFrom(seen)
    return written.filter(({ writer }) => unseen.has(writer)).map((text) => consider(text, linear, mentions, trust))
  })
  const measured = folds.flatMap((fold) => {
    const { theme, life } = weightsFrom(folds.filter((other) => other !== fold).flat())
    return fold.map(({ text: { evidence: _, bag: __, ...text }, ...candidates }) => ({
      ...text,
      opinion: { themes: oneOf(candidates.theme, theme), situations: oneOf(candidates.life, life) },
    }))
  })
  const untried: Untried = {
    texts: trainedOn([...saidIn(written), ...alone]),
    mentions: mentionsFrom(written),
    trust: trustFrom(written),
    ...weightsFrom(folds.flat()),
  }
  return { model: { ...untried, thresholds: chooseThresholds(measured) }, measured }
}
