import { expect, it } from 'vitest'
import { EVERYTHING, isSelected, NOTHING, selectedCount, toggled } from './selection.ts'

it('chooses some entries', () => {
  const two = toggled(toggled(NOTHING, 'a'), 'b')
  expect(selectedCount(two, 50_000)).toBe(2)
  expect(isSelected(two, 'a')).toBe(true)
  expect(selectedCount(toggled(two, 'a'), 50_000)).toBe(1)
})

it('chooses everything that matches but some', () => {
  const but = toggled(EVERYTHING, 'a')
  expect(selectedCount(but, 50_000)).toBe(49_999)
  expect(isSelected(but, 'a')).toBe(false)
  expect(isSelected(but, 'not loaded')).toBe(true)
  expect(selectedCount(toggled(but, 'a'), 50_000)).toBe(50_000)
})
