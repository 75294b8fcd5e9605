import { expect, test } from 'vitest'
import { outageOf } from './ledger.ts'

const worked = (started: number, ended: number) => ({ started, ended })
const failed = (started: number, ended: number, failure = 'gone') => ({ started, ended, failure })

test('an outage lasts from the first failed try to the first that works after the last', () => {
  const attempts = [
    worked(0, 5),
    failed(10, 20, 'first'),
    worked(20, 30),
    failed(30, 45),
    worked(45, 60),
    worked(60, 70),
  ]
  expect(outageOf(attempts, 8)).toEqual({ tries: 5, failed: 2, ms: 50, over: true, failure: 'first' })
})

test('an earlier failure does not count for a fault, and a journey without a failure has no outage', () => {
  expect(outageOf([failed(0, 5), worked(5, 9), worked(9, 12)], 6)).toEqual({
    tries: 2,
    failed: 0,
    ms: 0,
    over: true,
    failure: undefined,
  })
})

test('an outage that goes on is not over', () => {
  expect(outageOf([worked(0, 5), failed(6, 9), failed(9, 20)], 5)).toMatchObject({ failed: 2, ms: 14, over: false })
})
