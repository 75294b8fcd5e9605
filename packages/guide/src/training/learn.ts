import type { SymptomType } from '@soulsign/contracts'
import { type Bag, bagOf, compress, type LinearModel, train, weigh } from '@soulsign/language/reader'
import type { Phrase } from '../corpus/phrases.ts'
import { type GuideText, isLifeKnown } from '../corpus/record.ts'
import { lexicon } from '../lexicon.ts'
import { anchored } from '../listening/anchors.ts'
import { type Candidate, EVIDENCE_SIZE, type Evidence, type Trust } from '../listening/evidence.ts'
import { type GoesWith, goesWith } from '../listening/goes-with.ts'
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

/** The parts of a model that are learned before its evidence is weighed. */
type Learned = Pick<Model, 'texts' | 'mentions' | 'trust' | 'goesWith'>

interface Studied extends GuideText {
  readonly evidence: Evidence
  readonly bag: Bag
  readonly type: SymptomType
}

const lifeOf = ({ card }: GuideText) => card.life ?? []

/** A text with the heads that are right for it. */
interface Said {
  readonly heads: readonly string[]
  readonly bag: Bag
  /** Nobody has noted which situations show in it. */
  readonly lifeUnknown?: boolean
}

const saidIn = (studied: readonly Studied[]): Said[] =>
  studied.map((text) => {
    const lifeUnknown = !isLifeKnown(text)
    const life = lifeUnknown ? [] : (text.card.life ?? [NONE])
    return { bag: text.bag, heads: [`theme:${text.card.theme}`, ...life.map((key) => `life:${key}`)], lifeUnknown }
  })

const LIFE_HEADS = new Set([...HEADS.keys()].filter((head) => HEADS[head]?.startsWith('life:')))

function trainedOn(said: readonly Said[]): LinearModel {
  const examples = said.map(({ bag, heads, lifeUnknown }) => ({
    features: bag,
    heads: heads.map((head) => HEADS.indexOf(head)),
    ...(lifeUnknown && { unknown: LIFE_HEADS }),
  }))
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
    (isLifeKnown(text) ? (['theme', 'life'] as const) : (['theme'] as const)).flatMap((kind) => {
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
      if (!kind || (kind === 'life' && !isLifeKnown(text))) continue
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

/** Texts of a theme that count as spread over the situations like all texts, before any is seen. */
const LIKE_ALL = 8

/** How much likelier each situation is with each theme. */
function goesWithFrom(studied: readonly Studied[]): GoesWith {
  const known = studied.filter(isLifeKnown)
  const count = (texts: readonly Studied[]) => {
    const counts = new Map<string, number>()
    for (const text of texts) {
      const keys = text.card.life ?? [NONE]
      for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1 / keys.length)
    }
    return counts
  }
  const all = [...count(known)].sort().map(([key, n]) => [key, (n + 0.5) / known.length] as const)
  const byTheme = Object.entries(Object.groupBy(known, ({ card }) => card.theme)).sort()
  return Object.fromEntries(
    byTheme.map(([theme, texts = []]) => {
      const counts = count(texts)
      const times = (key: string, share: number) =>
        ((counts.get(key) ?? 0) + LIKE_ALL * share) / (texts.length + LIKE_ALL) / share
      return [theme, Object.fromEntries(all.map(([key, share]) => [key, rounded(Math.log(times(key, share)))]))]
    }),
  )
}
const rounded = (value: number) => Math.round(value * 100) / 100

const learnedFrom = (studied: readonly Studied[], alone: readonly Said[]): Learned => ({
  texts: trainedOn([...saidIn(studied), ...alone]),
  mentions: mentionsFrom(studied),
  trust: trustFrom(studied),
  goesWith: goesWithFrom(studied),
})

const themeWeights = (considered: readonly { text: Studied; theme: readonly Candidate[] }[]) =>
  weigh(
    considered
      .filter(({ text, theme }) => theme.some(({ key }) => key === text.card.theme))
      .map(({ text, theme }) => ({ candidates: theme, right: new Set([text.card.theme]) })),
    EVIDENCE_SIZE,
  )

const lifeWeights = (considered: readonly { text: Studied; life: readonly Candidate[] }[]) =>
  weigh(
    considered
      .filter(({ text }) => isLifeKnown(text))
      .map(({ text, life }) => {
        const right = life.flatMap(({ key }) => (lifeOf(text).includes(key) ? [key] : []))
        return { candidates: life, right: new Set(right.length > 0 ? right : [NONE]) }
      }),
    EVIDENCE_SIZE,
  )

/** For each fold, the result of learning from the others. */
const fromOthers = <Text, Result>(folds: readonly (readonly Text[])[], give: (others: readonly Text[]) => Result) =>
  folds.map((fold) => give(folds.filter((other) => other !== fold).flat()))

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
    const learned = learnedFrom(seen, alone)
    return written
      .filter(({ writer }) => unseen.has(writer))
      .map((text) => ({ text, learned, theme: text.evidence.themes(text.type, learned) }))
  })
  // The situations are read after the themes, with which they go.
  const themeWeightsOf = fromOthers(folds, themeWeights)
  const read = folds.map((fold, i) =>
    fold.map(({ text, learned, theme }) => {
      const themes = oneOf(theme, themeWeightsOf[i] as number[])
      return { text, themes, life: text.evidence.situations(learned, goesWith(learned.goesWith, themes)) }
    }),
  )
  const lifeWeightsOf = fromOthers(read, lifeWeights)
  const measured = read.flatMap((fold, i) =>
    fold.map(({ text: { evidence, bag: _, ...text }, themes, life }) => ({
      ...text,
      live: evidence.live(),
      opinion: { themes, situations: anchored(oneOf(life, lifeWeightsOf[i] as number[]), text.text) },
    })),
  )
  const model = {
    ...learnedFrom(written, alone),
    theme: themeWeights(folds.flat()),
    life: lifeWeights(read.flat()),
    thresholds: chooseThresholds(measured),
  }
  return { model, measured }
}
