import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createMarks } from './marks.ts'

const [old, young] = [randomBytes(32), randomBytes(32)]
const id = randomUUID()

test('a mark depends on what was deleted, on its id and on the key, and tells none of them', () => {
  const mark = createMarks([old]).of('entry', id)
  expect(mark).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(createMarks([old]).of('entry', id)).toBe(mark)
  expect(createMarks([old]).of('account', id)).not.toBe(mark)
  expect(createMarks([old]).of('entry', randomUUID())).not.toBe(mark)
  expect(createMarks([young]).of('entry', id)).not.toBe(mark)
  expect(createMarks([]).of('entry', id)).not.toBe(mark)
})

test('after a rotation the newest key marks, and marks of the earlier one are still known', () => {
  const both = createMarks([young, old])
  expect(both.of('entry', id)).toBe(createMarks([young]).of('entry', id))
  expect(both.everyOf('entry', id)).toContain(createMarks([old]).of('entry', id))
})
