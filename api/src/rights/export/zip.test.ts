import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { zipOf } from './zip.ts'

const PIECES = 400

/** A ZIP of text that hardly shrinks, and how many pieces of it were asked for. */
function largeZip() {
  let asked = 0
  async function* text() {
    for (; asked < PIECES; asked += 1) yield randomBytes(24_000).toString('base64')
  }
  const reader = zipOf({ 'large.txt': text }, () => undefined).getReader()
  return { reader, asked: () => asked }
}

test('writes no more than its reader takes', async () => {
  const [waiting, read] = [largeZip(), largeZip()]
  await waiting.reader.read()
  // While another one is read to its end, this one has the same time to go on.
  while (!(await read.reader.read()).done);
  expect(read.asked()).toBe(PIECES)
  expect(waiting.asked()).toBeLessThan(PIECES / 4)
  await waiting.reader.cancel()
})
