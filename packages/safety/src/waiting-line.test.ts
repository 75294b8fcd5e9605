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

/** Adds tasks of a sender until there is no room for one. Returns how many went in. */
function fill(line: WaitingLine<string>, sender: string): number {
  let count = 0
  while (line.add(sender, `${sender} ${count + 1}`) === undefined) count++
  return count
}

test('a sender who fills the line leaves room for others, and gets room as the line moves', () => {
  const line = new WaitingLine<string>()
  fill(line, 'flood')
  expect(line.add('flood', 'one more')).toBe('one more')
  expect(line.add('Ana', 'Ana 1')).toBeUndefined()
  line.next()
  expect(line.add('flood', 'one more')).toBeUndefined()
})

test('in a full line, the newest task of the sender with the most gives way to a sender with fewer', () => {
  const line = new WaitingLine<string>()
  for (let sender = 1; sender <= 10; sender++) expect(fill(line, `flood${sender}`)).toBe(50)
  expect(line.add('Ana', 'Ana 1')).toBe('flood10 50')
  expect(line.add('Ben', 'Ben 1')).toBe('flood9 50')
  // A sender that gave way is refused while no other has more in the line.
  expect(line.add('flood9', 'again')).toBe('again')
  const read: string[] = []
  for (let task = line.next(); task; task = line.next()) read.push(task)
  expect(read).toHaveLength(500)
  expect(read.slice(0, 12)).toContain('Ana 1')
  expect(read).not.toContain('flood10 50')
})

test('the line is full if all senders have equally few in it', () => {
  const line = new WaitingLine<string>()
  let waiting = 0
  while (line.add(String(waiting), 'task') === undefined) waiting++
  expect(waiting).toBe(500)
  line.next()
  expect(line.add('Ana', 'Ana 1')).toBeUndefined()
})
