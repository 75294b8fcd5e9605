import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { BUCKETS } from './features.ts'
import { decode, encode, loadModel, MODEL_FILE, MOST_BYTES } from './model.ts'

function fileWith(content: Buffer | undefined): URL {
  const folder = mkdtempSync(join(tmpdir(), 'model-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = pathToFileURL(join(folder, 'model.bin'))
  if (content) writeFileSync(file, content)
  return file
}

test('a model reads as it was written', () => {
  const weights = new Int8Array(2 * BUCKETS)
  for (const [at, weight] of [
    [0, 127],
    [1, -127],
    [2, 1],
    [40_000, -5],
    [2 * BUCKETS - 1, 9],
  ] as const)
    weights[at] = weight
  const thresholds = { hardly: 0.1, maybe: 0.2, likely: 0.3, sure: 0.4, soon: 0.5 }
  const model = { heads: ['urgent:cardiac', 'everyday'], bias: [0.25, -0.5], scales: [0.01, 0.02], thresholds, weights }
  expect(decode(encode(model))).toEqual(model)
})

test('the model that is shipped is small enough', () => {
  expect(statSync(MODEL_FILE).size).toBeLessThanOrEqual(MOST_BYTES)
})

test.each([
  ['is missing', undefined, /has no model.*is missing.*Restore it from git, or run "pnpm safety:train"/],
  ['is something else', Buffer.from('hello\n'), /is not a model of the safety reader/],
  ['is cut off', encode(loadModel()).subarray(0, 10_000), /is not a model of the safety reader/],
])('a model that %s is refused, with what to do', (_, content, message) => {
  expect(() => loadModel(fileWith(content))).toThrow(message)
})
