import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { readTolerantly } from './tolerant.ts'

const Entry = z.object({ id: z.string(), type: z.enum(['physical', 'mental']) })
const List = z.object({ items: z.array(Entry), total: z.number() })
const ENTRY = { id: 'a', type: 'physical' }

function read(body: unknown) {
  const onUnread = vi.fn()
  return { answer: readTolerantly(List, body, 'listEntries', onUnread), onUnread }
}

test('what fits is read, and unknown fields are left out', () => {
  const { answer, onUnread } = read({ items: [{ ...ENTRY, mood: 3 }], total: 1, next: null })
  expect(answer).toEqual({ items: [ENTRY], total: 1 })
  expect(onUnread).not.toHaveBeenCalled()
})

test('an unknown value is kept as it came', () => {
  const { answer, onUnread } = read({ items: [ENTRY, { id: 'b', type: 'dream' }], total: 2 })
  expect(answer.items).toEqual([ENTRY, { id: 'b', type: 'dream' }])
  expect(onUnread).toHaveBeenCalledExactlyOnceWith('listEntries items.1.type')
})

test('an item that lacks something is left out, and the others are read', () => {
  const { answer, onUnread } = read({ items: [{ type: 'physical' }, ENTRY], total: 2 })
  expect(answer).toEqual({ items: [ENTRY], total: 2 })
  expect(onUnread).toHaveBeenCalledExactlyOnceWith('listEntries items.0.id')
})

test.each([{ items: [ENTRY] }, { items: ENTRY, total: 1 }, null, { items: ['a'], total: 1 }])(
  'a response that lacks something itself cannot be read: %j',
  (body) => expect(() => read(body)).toThrow(z.ZodError),
)

test('no value is told', () => {
  const { onUnread } = read({ items: [{ id: 'b', type: 'my words' }], total: 1 })
  expect(onUnread.mock.calls.flat().join()).not.toContain('my words')
})
