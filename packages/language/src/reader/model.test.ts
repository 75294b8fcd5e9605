import { expect, test } from 'vitest'
import { BUCKETS } from './features.ts'
import { decode, encode, type LinearModel, weightsFrom } from './model.ts'

const weights = weightsFrom([
  { bucket: 0, head: 0, value: 127 },
  { bucket: 1, head: 0, value: -127 },
  { bucket: 20_000, head: 0, value: -5 },
  { bucket: 0, head: 1, value: 1 },
  { bucket: BUCKETS - 1, head: 1, value: 9 },
])
const model: LinearModel = { heads: ['urgent:cardiac', 'everyday'], bias: [0.25, -0.5], scales: [0.01, 0.02], weights }
const any = (header: unknown) => header as Omit<LinearModel, 'weights'>

test('a model reads as it was written', () => {
  expect(decode(encode(model), any)).toEqual(model)
})

test('a model that is cut off is refused', () => {
  expect(() => decode(encode(model).subarray(0, -2), any)).toThrow(/end of file|ends too early/)
})
