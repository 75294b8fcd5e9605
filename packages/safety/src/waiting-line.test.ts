import { expect, test } from 'vitest'
import { WaitingLine } from './waiting-line.ts'

test('senders take turns, and each is read in its own order', () => {
  const line = new WaitingLine<string>()
  for (const task of ['flood 1', 'flood 2', 'flood 3']) line.add('flood', task)
  line.add('Ana', 'Ana 1')
  expect(line.next()).toBe('flood 1')
  line.add('Ben', 'Ben 1')
  line.add('Ana', 'Ana 2')
  expect(Array.from({ length: 6 }, () => line.next())).toEqual([
    'Ana 1',
    'flood 2',
    'Ben 1',
    'Ana 2',
    'flood 3',
    undefined,
  ])
})

test('a sender who fills the line leaves room for others, and gets room as the line moves', () => {
  const line = new WaitingLine<number>()
  const added = (sender: string) => {
    let count = 0
    while (line.add(sender, count)) count++
    return count
  }
  const most = added('flood')
  expect(line.add('flood', 0)).toBe(false)
  expect(line.add('Ana', 0)).toBe(true)
  line.next()
  expect(line.add('flood', most)).toBe(true)
})

test('many senders together cannot make the line longer than it may be', () => {
  const line = new WaitingLine<number>()
  let waiting = 0
  for (let sender = 0; line.add(String(sender), sender) && sender < 10_000; sender++) waiting++
  expect(waiting).toBe(500)
  line.next()
  expect(line.add('Ana', 0)).toBe(true)
})
