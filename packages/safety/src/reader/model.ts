import { readFileSync } from 'node:fs'
import { decode, type LinearModel } from '@soulsign/language/reader'
import { z } from 'zod'
import { EVIDENCE_SIZE } from './evidence.ts'

/** The most that a model's weights may take, in bytes. */
export const MOST_BYTES = 500_000

/** From which share of probability on the reader is that sure. */
const Thresholds = z.strictObject({
  hardly: z.number(),
  maybe: z.number(),
  likely: z.number(),
  sure: z.number(),
  soon: z.number(),
})
export type Thresholds = z.infer<typeof Thresholds>

/** How much each number of `evidenceOf` counts. */
const Weighing = z.strictObject({
  /** For a text being urgent. */
  urgent: z.array(z.number()).length(EVIDENCE_SIZE),
  /** For a text calling for a card or more. */
  soon: z.array(z.number()).length(EVIDENCE_SIZE),
})
export type Weighing = z.infer<typeof Weighing>

const Header = z.strictObject({
  /** What each head stands for: `urgent:cardiac`, `card:medication`, `near-miss` or `everyday`. */
  heads: z.array(z.string()),
  bias: z.array(z.number()),
  /** By head, what a weight of one stands for. */
  scales: z.array(z.number()),
  weighing: Weighing,
  thresholds: Thresholds,
})

/** A model before its thresholds are chosen. */
export interface Untried extends LinearModel {
  readonly weighing: Weighing
}

export interface Model extends Untried {
  readonly thresholds: Thresholds
}

export const MODEL_FILE = new URL('../../reader/model.bin', import.meta.url)

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
    return decode(content, (header) => Header.parse(header))
  } catch (cause) {
    throw new Error(
      `${file.pathname} is not a model of the safety reader. Restore it from git, or run "pnpm safety:train".`,
      {
        cause,
      },
    )
  }
}
