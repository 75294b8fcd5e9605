import type { SymptomType } from '@soulsign/contracts'
import { type Bag, bagOf, compress, type LinearModel, type Sentence, train } from '@soulsign/language/reader'
import type { GuideText } from '../corpus/record.ts'
import { lexicon } from '../lexicon.ts'
import { MOST_BYTES } from '../listening/model.ts'
import { type Opinion, opinionOn } from '../listening/opinion.ts'
import { sentencesOf, takeApart } from '../listening/reading.ts'
import { SITUATIONS } from '../listening/situations.ts'

const FOLDS = 4
const TRAINING = { cost: 0.5, rounds: 6 }

export interface Measured extends GuideText {
  readonly type: SymptomType
  /** What a reader that had not seen its writer thinks of it. */
  readonly opinion: Opinion
}

interface Studied extends GuideText {
  readonly sentences: readonly Sentence[]
  readonly bag: Bag
  readonly type: SymptomType
}

const HEADS = [
  ...lexicon.entries.map(({ key }) => `theme:${key}`),
  ...Object.keys(SITUATIONS).map((key) => `life:${key}`),
  'life:none',
]

const areas = new Map(lexicon.entries.map(({ key, area }) => [key, area]))
/** The type that somebody with this theme would choose. */
export const typeOf = (theme: string): SymptomType => (areas.get(theme) === 'mind' ? 'mental_emotional' : 'physical')

function trainedOn(studied: readonly Studied[]): LinearModel {
  const examples = studied.map(({ bag, card }) => ({
    features: bag,
    heads: [`theme:${card.theme}`, ...(card.life ?? ['none']).map((key) => `life:${key}`)].map((head) =>
      HEADS.indexOf(head),
    ),
  }))
  return compress(train(examples, { ...TRAINING, heads: HEADS.length }), HEADS, MOST_BYTES)
}

/** Trains the reader, and measures it on writers that it has not seen. */
export function learn(texts: readonly GuideText[]): { model: LinearModel; measured: readonly Measured[] } {
  const studied = texts.map((text) => {
    const sentences = sentencesOf(takeApart(text.text))
    return { ...text, sentences, bag: bagOf(sentences), type: typeOf(text.card.theme) }
  })
  const writers = [...new Set(texts.map(({ writer }) => writer))].sort()
  const measured = Array.from({ length: FOLDS }, (_, fold) => {
    const unseen = new Set(writers.filter((_, i) => i % FOLDS === fold))
    const model = trainedOn(studied.filter(({ writer }) => !unseen.has(writer)))
    return studied
      .filter(({ writer }) => unseen.has(writer))
      .map(({ sentences, bag: _, ...text }) => ({ ...text, opinion: opinionOn(sentences, text.type, model) }))
  }).flat()
  return { model: trainedOn(studied), measured }
}
