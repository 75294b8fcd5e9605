import { expect, it } from 'vitest'
import { among, everything, isSelected, NOTHING, selectedCount, toggled, without } from './selection.ts'

const entry = (id: string, created_at = '2026-01-01T00:00:00.000Z') => ({ id, created_at })

it('chooses some entries', () => {
  const two = toggled(toggled(NOTHING, 'a'), 'b')
  expect(selectedCount(two, 50_000)).toBe(2)
  expect(isSelected(two, entry('a'))).toBe(true)
  expect(selectedCount(toggled(two, 'a'), 50_000)).toBe(1)
  expect(selectedCount(without(two, entry('a')), 50_000)).toBe(1)
  expect(without(two, entry('c'))).toBe(two)
})

it('chooses all matches except some, and no later entries', () => {
  const all = everything(50_000, '2026-01-02T00:00:00.000Z')
  const but = toggled(all, 'a')
  expect(selectedCount(but, 50_000)).toBe(49_999)
  expect(isSelected(but, entry('a'))).toBe(false)
  expect(isSelected(but, entry('not loaded'))).toBe(true)
  expect(isSelected(but, entry('new', '2026-01-02T00:00:00.001Z'))).toBe(false)
  expect(selectedCount(toggled(but, 'a'), 50_000)).toBe(50_000)
  expect(selectedCount(without(all, entry('b')), 50_000)).toBe(49_999)
  // Another tab deleted some of them.
  expect(selectedCount(but, 49_990)).toBe(49_989)
})

it('forgets deleted entries', () => {
  const two = toggled(toggled(NOTHING, 'a'), 'b')
  expect(selectedCount(among(two, [entry('b'), entry('c')]), 50_000)).toBe(1)
  const all = everything(50_000, '2026-01-02T00:00:00.000Z')
  expect(among(all, [entry('b')])).toBe(all)
})
