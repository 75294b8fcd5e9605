import { ApiError, type DiagnosisEvent } from '@soulsign/contracts'
import { describe, expect, it } from 'vitest'
import { InterruptedError, untilDone } from '../stream.ts'
import { QUEUED, reduceGeneration } from './generation.ts'

const done = { event: 'done', data: { diagnosis_id: crypto.randomUUID(), safety: null } } as const

async function* stream(...events: DiagnosisEvent[]) {
  yield* events
}
async function read(events: AsyncIterable<Parameters<typeof reduceGeneration>[1]>) {
  let generation = QUEUED
  for await (const event of events) generation = reduceGeneration(generation, event)
  return generation
}

describe('a generation', () => {
  it('gathers the text, takes a replacement for it, and is done once', async () => {
    const events = stream(
      { event: 'progress', data: { stage: 'writing' } },
      { event: 'text', data: { delta: 'One. ' } },
      { event: 'text', data: { delta: 'Two.' } },
      { event: 'replace', data: { text: 'Better. ' } },
      { event: 'text', data: { delta: 'End.' } },
      { event: 'progress', data: { stage: 'checking' } },
      done,
      { event: 'text', data: { delta: 'never' } },
    )
    expect(await read(untilDone(events))).toEqual({ stage: 'checking', text: 'Better. End.', done: { safety: null } })
  })
  it('fails with the problem that the API reports', async () => {
    const problem = { type: '/problems/generation-failed', title: 'The text could not be written', status: 502 }
    const events = stream({ event: 'text', data: { delta: 'One.' } }, { event: 'error', data: { problem } })
    await expect(read(untilDone(events))).rejects.toThrow(new ApiError(problem))
  })
  it('is interrupted when the stream ends before it is done', async () => {
    await expect(read(untilDone(stream({ event: 'text', data: { delta: 'One.' } })))).rejects.toThrow(InterruptedError)
  })
})
