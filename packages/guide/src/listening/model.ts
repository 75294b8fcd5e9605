import { readFileSync } from 'node:fs'
import { decode, type LinearModel } from '@soulsign/language/reader'
import { z } from 'zod'

/** The most that the model may take, in bytes. */
export const MOST_BYTES = 1_000_000
export const MODEL_FILE = new URL('../../reader/model.bin', import.meta.url)

const Thresholds = z.strictObject({
  /** Below this share of probability a theme is a guess, and the reading stays open. */
  theme: z.number(),
  /** From this share on a second theme runs beside the first. */
  second: z.number(),
  /** From this score on a situation is heard. */
  situation: z.number(),
})
export type Thresholds = z.infer<typeof Thresholds>

const Header = z.strictObject({
  /** What each head stands for: `theme:headache`, `life:boss` or `life:none`. */
  heads: z.array(z.string()),
  bias: z.array(z.number()),
  scales: z.array(z.number()),
  thresholds: Thresholds,
})

export interface Model extends LinearModel {
  readonly thresholds: Thresholds
}

/** @throws Error that says what to do when there is no model, or it cannot be read */
export function loadModel(file: URL = MODEL_FILE): Model {
  try {
    return decode(readFileSync(file), (header) => Header.parse(header))
  } catch (cause) {
    throw new Error(
      `The guide cannot listen: ${file.pathname} is missing or no model. Restore it from git, or run "pnpm guide:train".`,
      { cause },
    )
  }
}
