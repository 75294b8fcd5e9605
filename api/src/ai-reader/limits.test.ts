import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'
import { createBudget } from './budget.ts'

test('a breaker opens after so many failures within the time, and closes again', () => {
  let now = 0
  const breaker = createBreaker({ failures: 3, withinMs: 60 }, () => now)
  for (now of [0, 60, 100]) breaker.failed()
  // The first is too long ago.
  expect(breaker.isOpen()).toBe(false)
  now = 110
  breaker.failed()
  expect(breaker.isOpen()).toBe(true)
  now = 169
  expect(breaker.isOpen()).toBe(true)
  now = 170
  expect(breaker.isOpen()).toBe(false)
  breaker.failed()
  expect(breaker.isOpen()).toBe(false)
})

test('a budget lets so many calls through in each period', () => {
  let now = 0
  const budget = createBudget({ calls: 2, perMs: 100 }, () => now)
  expect([budget.take(), budget.take(), budget.take()]).toEqual([true, true, false])
  now = 100
  expect(budget.take()).toBe(true)
})
