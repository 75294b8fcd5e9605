import type { GuardedHit } from '@soulsign/language'
import { tokenise } from '@soulsign/language'
import { expect, test } from 'vitest'
import { holds, parseRules } from './rule.ts'

const at = (start: number): GuardedHit => ({
  start,
  end: start + 1,
  past: false,
  reported: false,
  dreamt: false,
  studied: false,
  assessed: false,
})

test('a rule holds or not, however often one of its concepts stands in the text', () => {
  const section = { heading: 'urgent', place: 'cardiac.txt:1', lines: ['pain + chest ! sport @30'], waived: undefined }
  const [rule] = parseRules('cardiac', [section], new Set(['pain', 'chest', 'sport']))
  if (!rule) throw new Error('There is no rule.')
  const tokens = tokenise(Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => letter.repeat(4)).join(' '))
  const holdsFor = (pain: number[], chest: number[]) =>
    holds(
      rule,
      new Map([
        ['pain', pain.map(at)],
        ['chest', chest.map(at)],
        ['sport', [at(20)]],
      ]),
      tokens,
      new Set(),
      () => true,
    )
  expect(holdsFor([0, 1], [18])).toBe(true)
  expect(holdsFor([0, 1], [17, 18, 19])).toBe(true)
})
