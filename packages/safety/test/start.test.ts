import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { knownWords } from '../src/lexicon/load.ts'
import { loadModel } from '../src/reader/model.ts'

const THREAD = new URL('../src/screening-thread.ts', import.meta.url).href

test('the screening thread loads neither Zod nor the schemas: a process would keep them twice', async () => {
  const worker = new Worker(
    `const loaded = []
     require('node:module').registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
     import(${JSON.stringify(THREAD)}).then(() => require('node:worker_threads').parentPort.postMessage(loaded))`,
    { eval: true },
  )
  const [loaded] = (await once(worker, 'message')) as [string[]]
  await worker.terminate()
  expect(loaded).toContain(THREAD)
  expect(loaded.filter((url) => /node_modules\/zod|contracts\/src\/index\.ts|\.tsx$/.test(url))).toEqual([])
})

test('the model is kept as lists of small numbers', () => {
  const { starts, heads, values } = loadModel().weights
  const bytes = [starts, heads, values].reduce((sum, { byteLength }) => sum + byteLength, 0)
  // Nothing else stands in their memory.
  expect([starts, heads, values].map(({ buffer }) => buffer.byteLength).reduce((a, b) => a + b)).toBe(bytes)
  expect(heads.length).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(2_500_000)
})

test('all long lists of the words are read in place, from one file', () => {
  const { vocabulary, lexicons } = knownWords()
  const { wordSlips, stemSlips } = vocabulary.data
  const lists = [
    ...[wordSlips, stemSlips].flatMap(({ last, entryBefore, entryWord }) => [last, entryBefore, entryWord]),
    ...lexicons.flatMap(({ lexicon: { data } }) => [data.steps, data.begin, data.conceptOf, data.entryWording]),
  ]
  const buffers = new Set(lists.map(({ buffer }) => buffer))
  // If nothing can be written, each process compiles for itself.
  expect(buffers.size).toBe(1)
  expect([...buffers][0]?.byteLength).toBeLessThanOrEqual(7_000_000)
})
