import { readFileSync } from 'node:fs'
import { decode, encode, type LinearModel } from '@soulsign/language/reader'
import { z } from 'zod'
import { EVIDENCE_SIZE } from './evidence.ts'
import type { GoesWith } from './goes-with.ts'

/** The most that the model's two files may take together, in bytes. */
export const MOST_BYTES = 4_000_000
export const FOLDER = new URL('../../reader/', import.meta.url)

const Linear = {
  heads: z.array(z.string()),
  bias: z.array(z.number()),
  /** By head, what a weight of one stands for. */
  scales: z.array(z.number()),
}
const Texts = z.strictObject({
  ...Linear,
  /** How far each concept can be trusted to name what it says. */
  trust: z.record(z.string(), z.number()),
  goesWith: z.record(z.string(), z.record(z.string(), z.number())),
  /** How much each piece of evidence counts, for themes and for situations. */
  theme: z.array(z.number()).length(EVIDENCE_SIZE),
  life: z.array(z.number()).length(EVIDENCE_SIZE),
  thresholds: z.strictObject({
    /** Below this share of probability a theme is a guess, and the reading stays open. */
    theme: z.number(),
    /** From this share on a second theme runs beside the first. */
    second: z.number(),
    /** A situation that the words name, maybe in passing, is told if it is so many times as likely as none. */
    named: z.number(),
    /** The same for one that is only read between them. */
    read: z.number(),
  }),
})
const Mentions = z.strictObject(Linear)

export type Thresholds = z.infer<typeof Texts>['thresholds']

/** What the guide has learned about listening. */
export interface Model {
  /** What a whole text is about: `theme:headache`, `life:boss`. */
  readonly texts: LinearModel
  /** Whether a mention is what troubles the person. */
  readonly mentions: LinearModel
  readonly trust: ReadonlyMap<string, number>
  readonly goesWith: GoesWith
  readonly theme: readonly number[]
  readonly life: readonly number[]
  readonly thresholds: Thresholds
}

/** The model's files, by name. */
export function filesOf({ texts, mentions, trust, ...weights }: Model): Map<string, Buffer> {
  return new Map([
    ['texts.bin', encode({ ...texts, trust: Object.fromEntries(trust), ...weights })],
    ['mentions.bin', encode(mentions)],
  ])
}

/** @throws Error that says what to do when there is no model, or it cannot be read */
export function loadModel(folder: URL = FOLDER): Model {
  try {
    const { trust, goesWith, theme, life, thresholds, ...texts } = decode(
      readFileSync(new URL('texts.bin', folder)),
      (header) => Texts.parse(header),
    )
    const mentions = decode(readFileSync(new URL('mentions.bin', folder)), (header) => Mentions.parse(header))
    return { texts, mentions, trust: new Map(Object.entries(trust)), goesWith, theme, life, thresholds }
  } catch (cause) {
    throw new Error(
      `The guide cannot listen: ${folder.pathname} has no model. Restore it from git, or run "pnpm guide:train".`,
      { cause },
    )
  }
}
