import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { BUCKETS } from './features.ts'
import type { Trained } from './train.ts'

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
type Header = z.infer<typeof Header>

/** A model before its thresholds are chosen. */
export type Untried = Omit<Model, 'thresholds'>

/** What the reader has learned, as a table of small numbers: `weights[bucket * heads + head]`. */
export interface Model extends Header {
  readonly weights: Int8Array
}

/** Of each head's weights, so many are taken at their full size; larger ones are cut. */
const CUT = 0.9999
/** A weight takes about a byte, and its distance from the one before it another. */
const BYTES_EACH = 2.02
const HEADER_BYTES = 10_000

/** Keeps the weights that move scores most and fit into the file, each as a number from -127 to 127. */
export function compress(trained: Trained, heads: readonly string[]): Untried {
  const { known, reach } = trained
  const moves = trained.weights.map((weight, i) => Math.abs(weight) * (reach[Math.floor(i / heads.length)] as number))
  const most = Math.floor((MOST_BYTES - HEADER_BYTES) / BYTES_EACH)
  const least = moves.toSorted()[Math.max(0, moves.length - most)] as number
  const sizes: number[][] = heads.map(() => [])
  for (let i = 0; i < moves.length; i++)
    if ((moves[i] as number) >= least) sizes[i % heads.length]?.push(Math.abs(trained.weights[i] as number))
  const scales = sizes.map((list) => (list.sort((a, b) => a - b)[Math.floor((list.length - 1) * CUT)] ?? 1) / 127)
  const weights = new Int8Array(BUCKETS * heads.length)
  for (const [bucket, place] of known)
    for (const [head, scale] of scales.entries()) {
      const from = place * heads.length + head
      if ((moves[from] as number) < least) continue
      const weight = Math.round((trained.weights[from] as number) / scale)
      weights[bucket * heads.length + head] = Math.max(-127, Math.min(127, weight))
    }
  return { heads: [...heads], bias: [...trained.bias], scales, weights }
}

/** The model's file: a line of JSON, then for each head its weights, each after its distance from the one before. */
export function encode({ weights, ...header }: Model): Buffer {
  const bytes: number[] = []
  for (const head of header.heads.keys()) {
    let before = -1
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      const weight = weights[bucket * header.heads.length + head] as number
      if (weight === 0) continue
      let distance = bucket - before
      for (; distance > 127; distance >>= 7) bytes.push((distance & 127) | 128)
      bytes.push(distance, weight & 255)
      before = bucket
    }
    bytes.push(0)
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), Buffer.from(bytes)])
}

/** @throws Error when the file is none of a model */
export function decode(file: Buffer): Model {
  const line = file.indexOf('\n')
  const header = Header.parse(JSON.parse(file.toString('utf8', 0, line)))
  const weights = new Int8Array(BUCKETS * header.heads.length)
  let at = line + 1
  for (const head of header.heads.keys()) {
    let bucket = -1
    for (;;) {
      let distance = 0
      let shift = 0
      let byte: number
      do {
        if (at >= file.length) throw new Error('it ends too early')
        byte = file[at++] as number
        distance |= (byte & 127) << shift
        shift += 7
      } while (byte > 127)
      if (distance === 0) break
      bucket += distance
      if (bucket >= BUCKETS) throw new Error('it has a weight too many')
      weights[bucket * header.heads.length + head] = ((file[at++] as number) << 24) >> 24
    }
  }
  return { ...header, weights }
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
    return decode(content)
  } catch (cause) {
    throw new Error(
      `${file.pathname} is not a model of the safety reader. Restore it from git, or run "pnpm safety:train".`,
      {
        cause,
      },
    )
  }
}
