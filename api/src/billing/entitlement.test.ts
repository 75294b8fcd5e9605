import { describe, expect, test } from 'vitest'
import { deriveEntitlement, type LifetimePayment, NOTHING_BOUGHT, type PaidSubscription } from './entitlement.ts'

const DAY = 86_400
const NOW = 1_800_000_000
const at = (days: number) => new Date((NOW + days * DAY) * 1_000)

const monthly = (more: Partial<PaidSubscription> = {}): PaidSubscription => ({
  id: 'sub_1',
  itemId: 'si_1',
  status: 'active',
  interval: 'month',
  periodStart: NOW - 10 * DAY,
  periodEnd: NOW + 20 * DAY,
  cancelAtPeriodEnd: false,
  endedAt: null,
  unpaidSince: null,
  paidFrom: NOW - 10 * DAY,
  moneyBack: false,
  ...more,
})
const lifetime = (more: Partial<LifetimePayment> = {}): LifetimePayment => ({
  id: 'pi_1',
  paid: true,
  moneyBack: false,
  revokedAt: null,
  ...more,
})
const derive = (subscriptions: PaidSubscription[], lifetimes: LifetimePayment[] = []) =>
  deriveEntitlement({ subscriptions, lifetimes }, NOW)

test('a person who bought nothing has no access', () => {
  expect(deriveEntitlement(NOTHING_BOUGHT, NOW)).toEqual({
    subscribed: false,
    tier: null,
    end: null,
    renews: false,
    inGrace: false,
    accessUntil: null,
  })
})

describe('a subscription', () => {
  test('renews, and the event may be a week late', () => {
    expect(derive([monthly()])).toEqual({
      subscribed: true,
      tier: 'Monthly',
      end: at(20),
      renews: true,
      inGrace: false,
      accessUntil: at(27),
    })
  })

  test('lasts until its end, to the second, when cancelled', () => {
    expect(derive([monthly({ cancelAtPeriodEnd: true })])).toMatchObject({
      end: at(20),
      renews: false,
      accessUntil: at(20),
    })
    expect(derive([monthly({ cancelAtPeriodEnd: true, periodEnd: NOW })])).toMatchObject({
      subscribed: false,
      end: at(0),
    })
  })

  test.each([
    ['past_due', -6.99, true],
    ['past_due', -7, false],
    ['unpaid', -1, true],
    ['unpaid', -30, false],
  ])('%s for %d days', (status, days, subscribed) => {
    // A failed renewal has advanced the period.
    const owing = monthly({ status, unpaidSince: NOW + days * DAY })
    expect(derive([owing])).toMatchObject({ subscribed, end: at(days + 7), inGrace: subscribed, renews: false })
  })

  test('in its trial is one', () => {
    expect(derive([monthly({ status: 'trialing' })])).toMatchObject({ subscribed: true, renews: true, end: at(20) })
  })

  test('that has ended says when, unless that is still to come', () => {
    const ended = monthly({ status: 'canceled', endedAt: NOW - 3 * DAY })
    const later = monthly({ status: 'canceled', endedAt: NOW + 3 * DAY })
    expect(derive([ended])).toMatchObject({ subscribed: false, tier: null, end: at(-3), accessUntil: at(-3) })
    expect(derive([later]).end).toBeNull()
    expect(derive([later, ended]).end).toEqual(at(-3))
    expect(derive([ended, monthly({ status: 'canceled', endedAt: NOW - 2 * DAY })]).end).toEqual(at(-2))
  })

  test.each(['incomplete', 'incomplete_expired', 'canceled', 'paused'])('%s gives nothing', (status) => {
    expect(derive([monthly({ status })]).subscribed).toBe(false)
  })

  test('gives nothing once refunded, and shows since when', () => {
    expect(derive([monthly({ moneyBack: true })])).toMatchObject({ subscribed: false, end: at(-10) })
    // The renewal is a draft or unpaid: a refunded period is not followed by a week of grace.
    const renewing = { moneyBack: true, periodStart: NOW, periodEnd: NOW + 30 * DAY, paidFrom: NOW - 30 * DAY }
    for (const owing of [{}, { status: 'past_due', unpaidSince: NOW }]) {
      expect(derive([monthly({ ...renewing, ...owing })])).toMatchObject({
        subscribed: false,
        inGrace: false,
        end: at(-30),
      })
    }
  })
})

describe('Lifetime', () => {
  const ended = monthly({ status: 'canceled', endedAt: NOW - 3 * DAY })

  test('outranks every subscription and never ends', () => {
    for (const other of [monthly(), ended, monthly({ status: 'past_due', unpaidSince: NOW })]) {
      expect(derive([other], [lifetime()])).toEqual({
        subscribed: true,
        tier: 'Lifetime',
        end: null,
        renews: false,
        inGrace: false,
        accessUntil: null,
      })
    }
  })

  test('counts once it is paid, until it is refunded or revoked', () => {
    for (const not of [{ paid: false }, { moneyBack: true }, { revokedAt: NOW - DAY }]) {
      expect(derive([], [lifetime(not)]).subscribed).toBe(false)
      expect(derive([monthly()], [lifetime(not)]).tier).toBe('Monthly')
      expect(derive([], [lifetime(not), lifetime({ id: 'pi_2' })]).tier).toBe('Lifetime')
    }
    expect(derive([ended], [lifetime({ revokedAt: NOW - DAY })]).end).toEqual(at(-1))
  })
})

test('the longer of two subscriptions counts', () => {
  const yearly = monthly({ id: 'sub_2', interval: 'year', periodEnd: NOW + 300 * DAY })
  expect(derive([monthly(), yearly])).toMatchObject({ tier: 'Yearly', end: at(300) })
  expect(derive([yearly, monthly()])).toMatchObject({ tier: 'Yearly', end: at(300) })
})

test('of two subscriptions that end together the one that renews counts', () => {
  const cancelled = monthly({ id: 'sub_2', cancelAtPeriodEnd: true })
  for (const both of [
    [monthly(), cancelled],
    [cancelled, monthly()],
  ]) {
    expect(derive(both)).toMatchObject({ renews: true, end: at(20), accessUntil: at(27) })
  }
})
