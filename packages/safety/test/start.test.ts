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

test('the screening thread makes nothing that cuts text into characters, which takes 12 MB', async () => {
  const worker = new Worker(
    `let made = 0
     Intl.Segmenter = class { constructor() { made++ } }
     import(${JSON.stringify(THREAD)}).then(() => require('node:worker_threads').parentPort.postMessage(made))`,
    { eval: true },
  )
  const [made] = await once(worker, 'message')
  await worker.terminate()
  expect(made).toBe(0)
})

test('the model is kept as lists of small numbers', () => {
  const { starts, heads, values } = loadModel().weights
  const bytes = [starts, heads, values].reduce((sum, { byteLength }) => sum + byteLength, 0)
  const buffers = new Set([starts, heads, values].map(({ buffer }) => buffer))
  // They are read in place, from one file. Where nothing could be written, each process decompresses for itself.
  expect(buffers.size).toBe(1)
  expect([...buffers][0]?.byteLength).toBeLessThan(bytes + 20_000)
  expect(heads.length).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(2_500_000)
})

test('all long lists of the words are read in place, from one file', () => {
  const { vocabulary, lexicons } = knownWords()
  const { texts, words, stems, wordSlips, stemSlips } = vocabulary.data
  const lists = [
    texts.begin,
    ...[words, stems].flatMap(({ last, before, ids }) => [last, before, ids]),
    ...[wordSlips, stemSlips].flatMap(({ last, entryBefore, entryWord }) => [last, entryBefore, entryWord]),
    ...lexicons.flatMap(({ lexicon: { data } }) => [
      data.steps,
      data.begin,
      data.conceptOf,
      data.lastEntry,
      data.entryBefore,
      data.entryWording,
    ]),
  ]
  const buffers = new Set(lists.map(({ buffer }) => buffer))
  // If nothing can be written, each process compiles for itself.
  expect(buffers.size).toBe(1)
  expect([...buffers][0]?.byteLength).toBeLessThanOrEqual(7_000_000)
})
