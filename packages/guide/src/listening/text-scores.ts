import { type LinearModel, Scores, type Sentence } from '@soulsign/language/reader'
import type { Kind } from './kinds.ts'

type ByKey = ReadonlyMap<string, number>

/** What a model says of a text: by key, of the whole, and of the sentence where it is highest. */
export interface TextScores {
  readonly whole: ByKey
  readonly best: ByKey
}

/** What a model says of each theme and each situation. */
export function scoresOf(model: LinearModel, sentences: readonly Sentence[]): Record<Kind, TextScores> {
  const scores = new Scores(model, sentences)
  const whole = scores.of(0, sentences.length)
  const best = whole.slice()
  if (sentences.length > 1) best.fill(Number.NEGATIVE_INFINITY)
  if (sentences.length > 1)
    for (let at = 0; at < sentences.length; at++)
      for (const [head, score] of scores.of(at, at + 1).entries())
        if (score > (best[head] as number)) best[head] = score
  const named = (kind: Kind, values: Float64Array): ByKey =>
    new Map(
      model.heads.flatMap((head, i): [string, number][] =>
        head.startsWith(`${kind}:`) ? [[head.slice(kind.length + 1), values[i] as number]] : [],
      ),
    )
  const of = (kind: Kind) => ({ whole: named(kind, whole), best: named(kind, best) })
  return { theme: of('theme'), life: of('life') }
}
