import { expect, test } from 'vitest'
import { createShownText } from './shown-text.ts'

/** A store whose writes stay pending until `answer` is called. */
function slowStore() {
  const written: string[] = []
  const waiting: ((kept: boolean) => void)[] = []
  return {
    written,
    write: (_: string, text: string) => {
      written.push(text)
      return new Promise<boolean>((resolve) => waiting.push(resolve))
    },
    answer: async (kept = true) => {
      waiting.shift()?.(kept)
      await new Promise(setImmediate)
    },
  }
}
const never = (reason: Error) => {
  throw reason
}

test('writes only the newest of the texts that arrive during a write', async () => {
  const store = slowStore()
  const shownText = createShownText('', store.write, never)
  for (const text of ['A.', 'A. B.', 'A. B. C.']) shownText.show('writing', text)
  expect(store.written).toEqual(['A.'])
  await store.answer()
  expect(store.written).toEqual(['A.', 'A. B. C.'])
  const flushed = shownText.flush()
  await store.answer()
  await flushed
  expect(store.written).toHaveLength(2)
})

test('keeps shown text until the new text extends it or differs from it', async () => {
  const store = slowStore()
  const shownText = createShownText('A. B.', store.write, never)
  shownText.show('writing', 'A.')
  expect(store.written).toEqual([])
  shownText.show('writing', 'A. B. C.')
  await store.answer()
  shownText.show('writing', 'D.')
  await store.answer()
  expect(store.written).toEqual(['A. B. C.', 'D.'])
})

test('stops writing when the claim is lost', async () => {
  const store = slowStore()
  const lost: string[] = []
  const shownText = createShownText('', store.write, ({ message }) => lost.push(message))
  shownText.show('writing', 'A.')
  await store.answer(false)
  shownText.show('writing', 'A. B.')
  await shownText.flush()
  expect(lost).toHaveLength(1)
  expect(store.written).toEqual(['A.'])
})
