import { readFileSync } from 'node:fs'
import { decode, type LinearModel } from '@soulsign/language/reader'
import { z } from 'zod'

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

const Header = z.strictObject({
  /** What each head stands for: `urgent:cardiac`, `card:medication`, `near-miss` or `everyday`. */
  heads: z.array(z.string()),
  bias: z.array(z.number()),
  /** By head, what a weight of one stands for. */
  scales: z.array(z.number()),
  thresholds: Thresholds,
})

export interface Model extends LinearModel {
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
