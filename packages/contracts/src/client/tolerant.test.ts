import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { shapeOf } from './shape-of.ts'
import { readTolerantly, UnreadableError } from './tolerant.ts'

const Entry = z.object({ id: z.string(), type: z.enum(['physical', 'mental']) })
const List = z.object({ items: z.array(Entry), total: z.number() })
const ENTRY = { id: 'a', type: 'physical' }

function read(body: unknown) {
  const onUnread = vi.fn()
  return { answer: readTolerantly<z.infer<typeof List>>(shapeOf(List), body, 'listEntries', onUnread), onUnread }
}

test('reads the known fields and leaves out unknown ones', () => {
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
  (body) => expect(() => read(body)).toThrow(UnreadableError),
)

test('names five deviations at the most', () => {
  const { onUnread } = read({ items: Array.from({ length: 6 }, () => ({ id: 'b', type: 'dream' })), total: 6 })
  const paths = [0, 1, 2, 3, 4].map((index) => `items.${index}.type`)
  expect(onUnread).toHaveBeenCalledExactlyOnceWith(`listEntries ${paths.join(', ')}`)
})

test('no value is told', () => {
  const { onUnread } = read({ items: [{ id: 'b', type: 'my words' }], total: 1 })
  expect(onUnread.mock.calls.flat().join()).not.toContain('my words')
})

const Note = z.object({
  id: z.string(),
  text: z.string().nullable(),
  tags: z.array(Entry),
  mood: z.number().optional(),
  theme: z.enum(['light', 'dark']).default('light'),
})
const readNote = (body: unknown) => readTolerantly(shapeOf(Note), body, 'getNote', () => {})

test('null, a missing field and a default are read as the schema says', () => {
  expect(readNote({ id: 'n', text: null, tags: [] })).toEqual({ id: 'n', text: null, tags: [], theme: 'light' })
  expect(readNote({ id: 'n', text: 'Hm', tags: [], mood: 3, theme: 'dark' })).toMatchObject({ mood: 3, theme: 'dark' })
  expect(() => readNote({ id: 'n', tags: [] })).toThrow(UnreadableError)
})

test('an item is left out as a whole if a part of it lacks something', () => {
  const onUnread = vi.fn()
  const whole = { id: 'a', text: null, tags: [ENTRY] }
  const body = [{ ...whole, tags: [{ type: 'physical' }] }, whole]
  expect(readTolerantly(shapeOf(z.array(Note)), body, 'listNotes', onUnread)).toEqual([{ ...whole, theme: 'light' }])
  expect(onUnread).toHaveBeenCalledExactlyOnceWith('listNotes 0.tags.0.id')
})

test('of several kinds of value, only what they have in common is read', () => {
  expect(shapeOf(z.union([z.literal('shell'), z.string().max(40)]))).toBe('string')
  expect(shapeOf(z.union([z.string(), z.number()]).nullable())).toEqual(['or-null', 'any'])
})
