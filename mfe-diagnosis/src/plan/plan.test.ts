import type { PlanEvent } from '@soulsign/contracts'
import type { Followed } from '@soulsign/contracts/flow'
import { describe, expect, it } from 'vitest'
import { NOTHING_YET, reducePlan } from './generation.ts'
import { planRequest } from './source.ts'

const item = { title: 'Warm water', how: 'Hold the cup.', duration: '1 minute', frequency: 'each morning' }
const words = { title: 'Small steps', description: 'For a month.' }
const heading: Followed<PlanEvent> = { event: 'heading', data: words }
const physical: Followed<PlanEvent> = { event: 'body', data: { column: 'recommendations', items: [item] } }
const emotional: Followed<PlanEvent> = { event: 'body', data: { column: 'affirmations', items: [item] } }

describe('a plan that is written', () => {
  it('holds the parts that arrived, and the same after the stream is rejoined', () => {
    const events = [heading, physical, { event: 'rejoined', data: null } as const, heading, physical, emotional]
    expect(events.reduce(reducePlan, NOTHING_YET)).toEqual({
      parts: { ...words, recommendations: [item], affirmations: [item] },
      planId: null,
    })
  })
  it('is done with its id', () => {
    const id = crypto.randomUUID()
    expect(reducePlan(NOTHING_YET, { event: 'done', data: { healing_plan_id: id } }).planId).toBe(id)
  })
})

describe('the way to the plan', () => {
  it.each([
    ['', { mode: 'read', planId: null }],
    ['plan_id=a', { mode: 'read', planId: 'a' }],
    ['symptom_id=b', { mode: 'insight', entryId: 'b' }],
    ['session_id=cs_1', { mode: 'payment', entryId: null }],
    ['session_id=cs_1&symptom_id=b', { mode: 'payment', entryId: 'b' }],
    // An address with a plan's id always reads that plan.
    ['session_id=cs_1&symptom_id=b&plan_id=a', { mode: 'read', planId: 'a' }],
  ])('%s', (query, request) => expect(planRequest(new URLSearchParams(query))).toEqual(request))
})
