import { expect, it } from 'vitest'
import { writeOnce } from './write-once.ts'

const shape = { id: 'string', safety: ['or-null', { level: ['one-of', 'urgent', 'ask', 'card'] }] }
const VALUES = {
  calls: {
    get: { path: '/a', response: shape },
    list: { path: '/b', response: ['list', { ...shape, 'more?': 'any' }] },
  },
  events: { done: shape, text: { delta: 'string' } },
  version: '1.0.0',
  none: null,
}
const load = (module: string) => import(`data:text/javascript,${encodeURIComponent(module)}`)

it('exports the same values', async () => {
  expect({ ...(await load(writeOnce(VALUES))) }).toEqual(VALUES)
})

it('writes what several values have in common once', () => {
  const module = writeOnce(VALUES)
  expect(module.match(/"urgent"/g)).toHaveLength(1)
  expect(module.match(/"id":"string"/g)).toHaveLength(2)
})
