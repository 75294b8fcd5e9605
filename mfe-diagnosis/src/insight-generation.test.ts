import type { DiagnosisEvent } from '@soulsign/contracts'
import type { Followed } from '@soulsign/contracts/flow'
import { expect, it } from 'vitest'
import { QUEUED, reduceGeneration } from './insight-generation.ts'

const read = (...events: Followed<DiagnosisEvent>[]) => events.reduce(reduceGeneration, QUEUED)
const text = (delta: string): Followed<DiagnosisEvent> => ({ event: 'text', data: { delta } })

it('collects the text, replaces it, and finishes', () => {
  const events: Followed<DiagnosisEvent>[] = [
    { event: 'progress', data: { stage: 'writing' } },
    text('One. '),
    text('Two.'),
    { event: 'replace', data: { text: 'Better. ' } },
    text('End.'),
    { event: 'progress', data: { stage: 'checking' } },
    { event: 'done', data: { diagnosis_id: crypto.randomUUID(), safety: null } },
  ]
  expect(read(...events)).toEqual({ stage: 'checking', text: 'Better. End.', done: { safety: null } })
})

it('starts again after the stream is rejoined', () => {
  const { text: written } = read(text('Half a'), { event: 'rejoined', data: null }, text('A whole text.'))
  expect(written).toBe('A whole text.')
})
