import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { BUCKETS, type Features } from './features.ts'
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
export type Header = z.infer<typeof Header>

/** What the reader has learned, as a table of small numbers: `weights[bucket * heads + head]`. */
export interface Model extends Header {
  readonly weights: Int8Array
}

/** Keeps the largest weights that fit into the file, each as a number from -127 to 127. */
export function compress(
  trained: Trained,
  heads: readonly string[],
  most: number = MOST_BYTES,
): Omit<Model, 'thresholds'> {
  const scales = heads.map((_, head) => largest(trained, head) / 127)
  const weights = new Int8Array(BUCKETS * heads.length)
  const least = leastThatFits(trained, scales, most)
  for (const [bucket, place] of trained.known)
    for (const [head, scale] of scales.entries()) {
      const weight = trained.weights[place * heads.length + head] as number
      if (Math.abs(weight) >= least) weights[bucket * heads.length + head] = Math.round(weight / scale)
    }
  return { heads: [...heads], bias: [...trained.bias], scales, weights }
}

function largest({ heads, weights }: Trained, head: number): number {
  let most = 1e-6
  for (let at = head; at < weights.length; at += heads) most = Math.max(most, Math.abs(weights[at] as number))
  return most
}

/** Each weight takes about two bytes: its distance from the one before it, and itself. */
function leastThatFits({ weights }: Trained, scales: readonly number[], most: number): number {
  const sizes = weights.map(Math.abs).sort()
  const kept = Math.floor((most - 4_000) / 2.1)
  return Math.max(sizes[Math.max(0, sizes.length - kept)] ?? 0, Math.min(...scales) / 2)
}

/** What a model says of features, by head. */
export function score({ heads, bias, scales, weights }: Omit<Model, 'thresholds'>, features: Features): Float64Array {
  const sums = new Float64Array(heads.length)
  for (let i = 0; i < features.buckets.length; i++) {
    const row = (features.buckets[i] as number) * heads.length
    const value = features.weights[i] as number
    for (let head = 0; head < sums.length; head++)
      sums[head] = (sums[head] as number) + value * (weights[row + head] as number)
  }
  return sums.map((sum, head) => (bias[head] as number) + sum * (scales[head] as number))
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
