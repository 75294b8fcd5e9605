import {
  type Bag,
  bagOf,
  compress,
  featuresOf,
  type LinearModel,
  type Sentence,
  train,
} from '@soulsign/language/reader'
import { read } from '../reading.ts'
import { factsIn, type RulesVerdict, rulesOn } from '../rules/held.ts'
import { opinionOn } from './consider.ts'
import { headOf, type Labelled } from './data.ts'
import { MOST_BYTES, type Model } from './model.ts'
import { chooseThresholds, type Judged } from './thresholds.ts'

const FOLDS = 4
const TRAINING = { cost: 0.5, rounds: 4 }
/** The day of a reading: no text of the corpus has a date of birth. */
const TODAY = new Date(0)

interface Studied extends Labelled {
  readonly sentences: readonly Sentence[]
  readonly bag: Bag
  readonly said: RulesVerdict
}

/** A text with what rules and a reader that had not seen its writer make of it. */
interface Measured extends Labelled, Judged {
  readonly said: RulesVerdict
}

export interface Learned {
  readonly model: Model
  /** The texts of the corpus, each judged by a reader that had not seen its writer. */
  readonly measured: readonly Measured[]
}

/** Trains the reader, and measures it on writers that it has not seen, which also gives its thresholds. */
export function learn(texts: readonly Labelled[]): Learned {
  const heads = [...new Set(texts.map(headOf))].sort()
  const studied = texts.map((text) => {
    const reading = read({ description: text.text })
    const facts = factsIn(reading, null, TODAY)
    const sentences = featuresOf(reading, facts)
    return { ...text, sentences, bag: bagOf(sentences), said: rulesOn(reading, facts) }
  })
  const writers = [...new Set(texts.filter(({ tuned }) => !tuned).map(({ writer }) => writer))].sort()
  const measured = Array.from({ length: FOLDS }, (_, fold) => {
    const unseen = new Set(writers.filter((_, i) => i % FOLDS === fold))
    const model = trainedOn(
      studied.filter(({ writer }) => !unseen.has(writer)),
      heads,
    )
    return studied
      .filter(({ writer }) => unseen.has(writer))
      .map(({ sentences, bag: _, ...text }) => ({
        ...text,
        opinion: opinionOn(sentences, model),
      }))
  }).flat()
  return { model: { ...trainedOn(studied, heads), thresholds: chooseThresholds(measured) }, measured }
}

function trainedOn(studied: readonly Studied[], heads: readonly string[]): LinearModel {
  const examples = studied.map((text) => ({ features: text.bag, heads: [heads.indexOf(headOf(text))] }))
  return compress(train(examples, { ...TRAINING, heads: heads.length }), heads, MOST_BYTES)
}
