import { readFileSync } from 'node:fs'
import { decode, type LinearModel } from '@soulsign/language/reader'
import { compiledOnce } from '@soulsign/language/wordings'
import { EVIDENCE_SIZE } from './evidence.ts'

/** The most that a model's weights may take, in bytes. */
export const MOST_BYTES = 500_000

/** From which share of probability on the reader is that sure. */
export interface Steps {
  readonly hardly: number
  readonly maybe: number
  readonly sure: number
}

/** The steps where it would be a crisis, and where it would be something else. */
export interface Thresholds {
  readonly crisis: Steps
  readonly other: Steps
  /** Where the reader alone speaks of suicide or self-harm in a few words. */
  readonly brief: Steps
  readonly soon: number
}

/** How much each number of `evidenceOf` counts. */
export interface Weighing {
  /** For a text being urgent. */
  readonly urgent: readonly number[]
  /** For a text calling for a card or more. */
  readonly soon: readonly number[]
}

/** A model before its thresholds are chosen. */
export interface Untried extends LinearModel {
  readonly weighing: Weighing
}

export interface Model extends Untried {
  readonly thresholds: Thresholds
}

const HOME = new URL('../../', import.meta.url)
export const MODEL_FILE = new URL('reader/model.bin', HOME)

/** @throws Error that says what to do when there is no model, or it cannot be read */
export function loadModel(file: URL = MODEL_FILE): Model {
  let content: Buffer
  try {
    content = readFileSync(file)
  } catch (cause) {
    throw new Error(
      `The safety reader has no model: ${file.pathname} is missing. Nothing may be screened without it. Restore it from git, or run "pnpm safety:train".`,
      { cause },
    )
  }
  try {
    // Decompressed and sorted it would take longer, and five times its size on the way.
    return compiledOnce('model', [file.href, 'src/reader/', '../language/src/'], () => decode(content, headerIn), HOME)
  } catch (cause) {
    throw new Error(
      `${file.pathname} is not a model of the safety reader. Restore it from git, or run "pnpm safety:train".`,
      {
        cause,
      },
    )
  }
}

/** Without Zod, which the screening thread would need for this alone. */
function headerIn(value: unknown): Omit<Model, 'weights'> {
  const header = value as Omit<Model, 'weights'>
  const areNumbers = (list: readonly unknown[], length: number) =>
    list.length === length && list.every((each) => Number.isFinite(each))
  const { heads, bias, scales, weighing, thresholds } = header
  const stepsOf = ({ hardly, maybe, sure }: Steps) => [hardly, maybe, sure]
  const isHeader =
    heads.every((head) => typeof head === 'string') &&
    areNumbers(bias, heads.length) &&
    areNumbers(scales, heads.length) &&
    areNumbers(weighing.urgent, EVIDENCE_SIZE) &&
    areNumbers(weighing.soon, EVIDENCE_SIZE) &&
    areNumbers(
      [...stepsOf(thresholds.crisis), ...stepsOf(thresholds.other), ...stepsOf(thresholds.brief), thresholds.soon],
      10,
    )
  if (!isHeader) throw new Error('its first line is not that of a model')
  return header
}
