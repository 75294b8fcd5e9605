import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { BUCKETS } from './features.ts'
import type { Trained } from './train.ts'

/** The weights that are not 0, bucket by bucket: those of bucket `b` are `starts[b]` to `starts[b + 1]` (exclusive). */
export interface Weights {
  readonly starts: Int32Array
  readonly heads: Uint8Array
  readonly values: Int8Array
}

/** What a reader has learned. */
export interface LinearModel {
  /** What each head stands for. */
  readonly heads: readonly string[]
  readonly bias: readonly number[]
  /** By head, what a weight of one stands for. */
  readonly scales: readonly number[]
  readonly weights: Weights
}

export interface Weight {
  readonly bucket: number
  readonly head: number
  readonly value: number
}

/** @param list the weights, those of one head after each other, by bucket */
export function weightsFrom(list: readonly Weight[]): Weights {
  const counts = new Int32Array(BUCKETS)
  for (const { bucket } of list) counts[bucket] = (counts[bucket] as number) + 1
  const { starts, next } = placesOf(counts)
  const heads = new Uint8Array(list.length)
  const values = new Int8Array(list.length)
  for (const { bucket, head, value } of list) {
    const at = next[bucket] as number
    next[bucket] = at + 1
    heads[at] = head
    values[at] = value
  }
  return { starts, heads, values }
}

/** Of each head's weights, so many are taken at their full size; larger ones are cut. */
const CUT = 0.9999
/** The size of the largest weight: with so few steps, twice as many weights fit into a file, which teaches more. */
const LARGEST = 15
/** What a weight and its distance from the one before take, compressed. */
const BYTES_EACH = 0.87
const HEADER_BYTES = 10_000

/** Keeps the weights that move scores most and fit into a file of so many bytes, each as a small whole number. */
export function compress(trained: Trained, heads: readonly string[], mostBytes: number): LinearModel {
  const { known, reach } = trained
  const moves = trained.weights.map((weight, i) => Math.abs(weight) * (reach[Math.floor(i / heads.length)] as number))
  const most = Math.floor((mostBytes - HEADER_BYTES) / BYTES_EACH)
  const least = moves.toSorted()[Math.max(0, moves.length - most)] as number
  const sizes: number[][] = heads.map(() => [])
  for (let i = 0; i < moves.length; i++)
    if ((moves[i] as number) >= least) sizes[i % heads.length]?.push(Math.abs(trained.weights[i] as number))
  const scales = sizes.map((list) => (list.sort((a, b) => a - b)[Math.floor((list.length - 1) * CUT)] ?? 1) / LARGEST)
  const kept: Weight[] = []
  const buckets = [...known].sort(([a], [b]) => a - b)
  for (const [head, scale] of scales.entries())
    for (const [bucket, place] of buckets) {
      const from = place * heads.length + head
      if ((moves[from] as number) < least) continue
      const weight = Math.max(-LARGEST, Math.min(LARGEST, Math.round((trained.weights[from] as number) / scale)))
      if (weight !== 0) kept.push({ bucket, head, value: weight })
    }
  return { heads: [...heads], bias: [...trained.bias], scales, weights: weightsFrom(kept) }
}

/** A model's file: a line of JSON, then for each head the distances between its weights, then all weights, compressed. */
export function encode<Model extends LinearModel>({ weights, ...header }: Model): Buffer {
  const ofHead: { bucket: number; value: number }[][] = header.heads.map(() => [])
  for (let bucket = 0; bucket < BUCKETS; bucket++)
    for (let at = weights.starts[bucket] as number; at < (weights.starts[bucket + 1] as number); at++)
      ofHead[weights.heads[at] as number]?.push({ bucket, value: weights.values[at] as number })
  const distances: number[] = []
  for (const list of ofHead) {
    let before = -1
    for (const { bucket } of list) {
      let distance = bucket - before
      for (; distance > 127; distance >>= 7) distances.push((distance & 127) | 128)
      distances.push(distance)
      before = bucket
    }
    distances.push(0)
  }
  const values = ofHead.flatMap((list) => list.map(({ value }) => value & 255))
  const body = brotliCompressSync(Buffer.from([...distances, ...values]))
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body])
}

/**
 * Reads a model's file twice, first to count: lists that grow would take ten times the room of the weights.
 * @param parse checks the line of JSON
 * @throws Error when the file is none of a model
 */
export function decode<Header extends Omit<LinearModel, 'weights'>>(
  file: Buffer,
  parse: (header: unknown) => Header,
): Header & Pick<LinearModel, 'weights'> {
  const line = file.indexOf('\n')
  const header = parse(JSON.parse(file.toString('utf8', 0, line)))
  const bytes = brotliDecompressSync(file.subarray(line + 1))
  const counts = new Int32Array(BUCKETS)
  let count = 0
  const end = eachWeight(bytes, header.heads.length, (bucket) => {
    counts[bucket] = (counts[bucket] as number) + 1
    count++
  })
  if (bytes.length !== end + count) throw new Error('it has not a weight for each distance')
  const { starts, next } = placesOf(counts)
  const heads = new Uint8Array(count)
  const values = new Int8Array(count)
  let from = end
  eachWeight(bytes, header.heads.length, (bucket, head) => {
    const at = next[bucket] as number
    next[bucket] = at + 1
    heads[at] = head
    values[at] = bytes.readInt8(from++)
  })
  return { ...header, weights: { starts, heads, values } }
}

/** Where the weights of each bucket begin, and where the next one of each goes. */
function placesOf(counts: Int32Array): { starts: Int32Array; next: Int32Array } {
  const starts = new Int32Array(BUCKETS + 1)
  for (let bucket = 0; bucket < BUCKETS; bucket++)
    starts[bucket + 1] = (starts[bucket] as number) + (counts[bucket] as number)
  return { starts, next: starts.slice(0, BUCKETS) }
}

/** Goes through the distances of a file, head by head. Returns where they end. */
function eachWeight(bytes: Buffer, heads: number, visit: (bucket: number, head: number) => void): number {
  let at = 0
  for (let head = 0; head < heads; head++) {
    let bucket = -1
    for (;;) {
      let distance = 0
      let shift = 0
      let byte: number
      do {
        if (at >= bytes.length) throw new Error('it ends too early')
        byte = bytes[at++] as number
        distance |= (byte & 127) << shift
        shift += 7
      } while (byte > 127)
      if (distance === 0) break
      bucket += distance
      if (bucket >= BUCKETS) throw new Error('it has a weight too many')
      visit(bucket, head)
    }
  }
  return at
}
