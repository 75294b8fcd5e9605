import { expect, it } from 'vitest'
import { yearly } from '../story-fixtures.ts'
import { standingOf, termsOf } from './standing.ts'

it('offers every plan to people without one', () => {
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

it('says that an open payment or a cancellation comes before a change of plan', () => {
  const ending = { ...yearly(), subscription_tier: 'Monthly', renews: false } as const
  expect(termsOf('yearly', null)).toBe('terms.yearly')
  expect(termsOf('yearly', { ...ending, renews: true })).toBe('moving.yearly')
  expect(termsOf('yearly', ending)).toBe('moving.ending')
  expect(termsOf('yearly', { ...ending, in_grace: true })).toBe('moving.unpaid')
  expect(termsOf('lifetime', { ...ending, in_grace: true })).toBe('moving.lifetime')
})
