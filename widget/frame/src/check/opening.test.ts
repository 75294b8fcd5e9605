import { NO_CONSENT } from '@soulsign/contracts'
import { describe, expect, test, vi } from 'vitest'
import { CARD, checkWith, ENTRY, FORM, problem, throwing, tracked } from './fixture.ts'
import { initialState } from './state.ts'

test('a check begins with an empty form, or with what closes it', () => {
  const consent = { asks: true, choice: NO_CONSENT }
  const open = { stage: FORM, used: null, limitReached: false, closed: null, consent }
  expect(initialState({ maintenance: false, ceiling: false, agreed: false })).toEqual(open)
  expect(initialState({ maintenance: true, ceiling: false, agreed: false })).toEqual({
    ...open,
    stage: { name: 'maintenance' },
  })
  expect(initialState({ maintenance: false, ceiling: true, agreed: false })).toEqual({ ...open, closed: 'ceiling' })
})

describe('a check that is opened', () => {
  test('looks at the counter without taking anything, and keeps the guest', async () => {
    const bodies: unknown[] = []
    const { check, told, state, frame } = checkWith([], {
      call: { trackAnonymousDiagnosis: (body) => bodies.push(body) && tracked(3, false)() },
    })
    const stored = vi.spyOn(frame.api, 'storeGuestToken')
    await check.open()
    expect(bodies).toEqual([{ checkOnly: true }])
    expect(stored).toHaveBeenCalledWith('guest')
    expect(state()).toMatchObject({ used: 3, limitReached: false })
    expect(told).toEqual([])
  })

  test('at the limit says so, and to the page around once', async () => {
    const { check, told, state } = checkWith([], { call: { trackAnonymousDiagnosis: tracked(7, true) } })
    await check.open()
    expect(told).toEqual(['limit'])
    await check.open()
    expect(state()).toMatchObject({ used: 7, limitReached: true })
    expect(told).toEqual(['limit'])
  })

  test('says nothing where the counter cannot be read', async () => {
    const { check, failed, shown } = checkWith([], {
      call: { trackAnonymousDiagnosis: throwing(new TypeError('network error')) },
    })
    await check.open()
    expect([failed, shown]).toEqual([[], []])
  })

  test.each([
    ['maintenance', 'maintenance', { stage: { name: 'maintenance' }, closed: null }],
    ['partner-ceiling', 'ceiling', { stage: FORM, closed: 'ceiling' }],
    ['partner-revoked', 'revoked', { stage: FORM, closed: 'revoked' }],
  ])('is closed by %s, and the page around hears of it', async (type, code, shows) => {
    const { check, failed, state } = checkWith([], { call: { trackAnonymousDiagnosis: throwing(problem(type)) } })
    await check.open()
    expect(state()).toMatchObject(shows)
    expect(failed).toEqual([code])
  })
})

test('a check goes on when a maintenance is over, and not before', async () => {
  let isOver = false
  const { check, state } = checkWith([], {
    call: {
      trackAnonymousDiagnosis: () => {
        if (!isOver) throw problem('maintenance')
        return tracked(0, false)()
      },
    },
  })
  await check.open()
  await check.resume()
  expect(state().stage).toEqual({ name: 'maintenance' })
  isOver = true
  await check.resume()
  expect(state().stage).toEqual(FORM)
})

test('another day opens what a ceiling had closed', async () => {
  const { check, state } = checkWith([], { call: { trackAnonymousDiagnosis: throwing(problem('partner-ceiling')) } })
  await check.open()
  check.newDay()
  expect(state()).toMatchObject({ closed: null, stage: FORM })
})

describe('a text that cannot be sent', () => {
  test('is screened with what the person says of themselves', async () => {
    const bodies: unknown[] = []
    const { check } = checkWith([], { call: { screen: (body) => bodies.push(body) && { safety: CARD } } })
    const advanced = { ...ENTRY.advanced, gender: 'female' }
    expect(await check.screen({ ...ENTRY, advanced })).toEqual(CARD)
    expect(bodies).toEqual([{ description: 'My knees ache', advanced_info: { gender: 'female' } }])
  })

  test('is not screened while it is blank', async () => {
    const { check, calls } = checkWith([])
    expect(await check.screen({ ...ENTRY, description: ' \n' })).toBeNull()
    expect(calls).toEqual([])
  })

  test('gets no help that cannot be had', async () => {
    const { check } = checkWith([], { call: { screen: throwing(new TypeError('network error')) } })
    expect(await check.screen(ENTRY)).toBeNull()
  })
})
