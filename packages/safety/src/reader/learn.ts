import {
  type Bag,
  bagOf,
  type Case,
  compress,
  featuresOf,
  type LinearModel,
  Scores,
  type Sentence,
  train,
  weigh,
} from '@soulsign/language/reader'
import { read } from '../reading.ts'
import { factsIn, type RulesVerdict, rulesOn } from '../rules/held.ts'
import { opinionOn } from './consider.ts'
import { headOf, type Labelled } from './data.ts'
import { EVIDENCE_SIZE, evidenceOf } from './evidence.ts'
import { MOST_BYTES, type Model, type Weighing } from './model.ts'
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
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const unseen = new Set(writers.filter((_, i) => i % FOLDS === fold))
    const linear = trainedOn(
      studied.filter(({ writer }) => !unseen.has(writer)),
      heads,
    )
    const texts = studied.filter(({ writer }) => unseen.has(writer))
    return { linear, texts, heard: texts.map((text) => ({ ...text, evidence: evidenceIn(text, linear) })) }
  })
  const measured = folds.flatMap(({ linear, texts }, fold) => {
    const weighing = weighingFrom(folds.flatMap(({ heard }, other) => (other === fold ? [] : heard)))
    return texts.map(({ sentences, bag: _, ...text }) => ({
      ...text,
      opinion: opinionOn(sentences, { ...linear, weighing }),
    }))
  })
  const untried = { ...trainedOn(studied, heads), weighing: weighingFrom(folds.flatMap(({ heard }) => heard)) }
  return { model: { ...untried, thresholds: chooseThresholds(measured) }, measured }
}

const evidenceIn = ({ sentences }: Studied, linear: LinearModel) =>
  evidenceOf(new Scores(linear, sentences).of(0, sentences.length), linear.heads)

/** Weighs what readers said of texts whose writers they had not seen. */
function weighingFrom(heard: readonly (Labelled & { readonly evidence: readonly number[] })[]): Weighing {
  const nothing = Array.from({ length: EVIDENCE_SIZE }, () => 0)
  const caseOf = (evidence: readonly number[], right: boolean): Case => ({
    candidates: [
      { key: 'yes', evidence },
      { key: 'no', evidence: nothing },
    ],
    right: new Set([right ? 'yes' : 'no']),
  })
  return {
    // A stricter panel than the label counts as right, and a crisis that is missed counts three times.
    urgent: weigh(
      heard
        .filter(({ level, free }) => free && level !== 'soon')
        .flatMap(({ level, category, evidence }) => {
          const one = caseOf(evidence, level === 'urgent')
          return level === 'urgent' && (category === 'suicide' || category === 'self_harm') ? [one, one, one] : [one]
        }),
      EVIDENCE_SIZE,
    ),
    soon: weigh(
      heard
        .filter(({ free }) => free)
        .map(({ level, evidence }) => caseOf(evidence, level === 'urgent' || level === 'soon')),
      EVIDENCE_SIZE,
    ),
  }
}

function trainedOn(studied: readonly Studied[], heads: readonly string[]): LinearModel {
  const examples = studied.map((text) => ({ features: text.bag, heads: [heads.indexOf(headOf(text))] }))
  return compress(train(examples, { ...TRAINING, heads: heads.length }), heads, MOST_BYTES)
}
