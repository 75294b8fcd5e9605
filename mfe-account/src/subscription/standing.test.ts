import { expect, it } from 'vitest'
import { standingOf } from './standing.ts'

it('offers every plan to who has none', () => {
  expect((['monthly', 'yearly', 'lifetime'] as const).map((plan) => standingOf(plan, null))).toEqual([
    'offered',
    'offered',
    'offered',
  ])
})

it.each([
  ['Monthly', ['current', 'offered', 'offered']],
  ['Yearly', ['included', 'current', 'offered']],
  ['Lifetime', ['included', 'included', 'current']],
] as const)('offers only moves up from %s', (tier, standings) => {
  expect((['monthly', 'yearly', 'lifetime'] as const).map((plan) => standingOf(plan, tier))).toEqual(standings)
})
