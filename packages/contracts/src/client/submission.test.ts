import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Problem } from '../problem.ts'
import type { Safety } from '../safety.ts'
import { createApiClient } from './client.ts'
import { ApiError, isProblem } from './error.ts'
import { type Attempt, NO_ATTEMPT, submitEntry, withReservation } from './submission.ts'

const entry = { symptom_type: 'physical' as const, description: 'A tight neck', duration: null, advanced_info: null }
const problem = (key: string, status: number): Problem => ({ type: `/problems/${key}`, title: key, status })

/** The API's next failures, by call. Each is used once; then the call succeeds. */
let answers: Partial<Record<'reserve' | 'store' | 'generate', Problem[]>>
let calls: string[]
let safety: Safety | null
let progress: Attempt[]
let onCall: (call: string) => void

const server = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const call = request.url === '/api/symptoms' ? 'store' : request.url?.includes('track') ? 'reserve' : 'generate'
  calls.push(call)
  onCall(call)
  const failure = answers[call]?.shift()
  response.statusCode = failure?.status ?? (call === 'store' ? 201 : 200)
  const answer = {
    reserve: { diagnosisCount: 1, hasReachedLimit: false, guestToken: 'token' },
    store: {
      id: crypto.randomUUID(),
      user_id: null,
      title: 'A tight neck',
      ...(call === 'store' && JSON.parse(text)),
      safety,
      created_at: '2026-01-01T00:00:00Z',
    },
    generate: { success: true, diagnosis_id: crypto.randomUUID(), safety },
  }[call]
  response.setHeader('content-type', 'application/json').end(JSON.stringify(failure ?? answer))
})
let api: ReturnType<typeof createApiClient>
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  api = createApiClient({ origin: `http://127.0.0.1:${port}`, credentials: async () => ({}) })
})
afterAll(() => void server.close())
beforeEach(() => {
  answers = {}
  calls = []
  safety = null
  progress = []
  onCall = () => undefined
})

const submit = (attempt: Attempt, over: { guest?: boolean; description?: string; signal?: AbortSignal } = {}) =>
  submitEntry({ ...entry, ...(over.description && { description: over.description }) }, attempt, {
    store: (body) => api.call('createSymptom', { body }),
    reserve: over.guest === false ? null : async () => !(await api.call('trackAnonymousDiagnosis', {})).hasReachedLimit,
    generate: async ({ id }) => void (await api.call('generateDiagnosis', { body: { symptom_id: id } })),
    onProgress: (next) => progress.push(next),
    onAccess: () => calls.push('(access)'),
    onRecorded: () => calls.push('(recorded)'),
    ...(over.signal && { signal: over.signal }),
  })
const last = () => progress.at(-1) ?? NO_ATTEMPT

describe('submitEntry', () => {
  it('reserves, stores and generates for a guest', async () => {
    expect((await submit(NO_ATTEMPT)).outcome).toBe('accepted')
    expect(calls).toEqual(['reserve', '(access)', 'store', '(recorded)', 'generate'])
  })
  it('reserves nothing for a signed-in person', async () => {
    expect((await submit(NO_ATTEMPT, { guest: false })).outcome).toBe('accepted')
    expect(calls).not.toContain('reserve')
  })
  it('stops when the reservation fails', async () => {
    answers.reserve = [problem('internal', 500)]
    expect((await submit(NO_ATTEMPT)).outcome).toBe('access-failed')
    expect(calls).toEqual(['reserve'])
  })
  it('reuses the stored entry and the reservation after a failure', async () => {
    answers.generate = [problem('unavailable', 503)]
    expect((await submit(NO_ATTEMPT)).outcome).toBe('failed')
    calls = []
    expect((await submit(last())).outcome).toBe('accepted')
    expect(calls).toEqual(['(access)', '(recorded)', 'generate'])
  })
  it('stores again when the text has changed, without another reservation', async () => {
    answers.generate = [problem('unavailable', 503)]
    await submit(NO_ATTEMPT)
    calls = []
    const submission = await submit(last(), { description: 'A stiff neck' })
    expect(submission).toMatchObject({ outcome: 'accepted', symptom: { description: 'A stiff neck' } })
    expect(calls).toEqual(['(access)', 'store', '(recorded)', 'generate'])
  })
  it('reserves again when the reservation has expired', async () => {
    answers.generate = [problem('reservation-needed', 403)]
    expect((await submit({ reserved: true, stored: null })).outcome).toBe('accepted')
    expect(calls).toEqual(['(access)', 'store', '(recorded)', 'generate', 'reserve', 'generate'])
  })
  it('stops when the second reservation fails', async () => {
    answers.reserve = [problem('internal', 500)]
    answers.generate = [problem('reservation-needed', 403)]
    expect((await submit({ reserved: true, stored: null })).outcome).toBe('access-failed')
    expect(calls.slice(-2)).toEqual(['generate', 'reserve'])
  })
  it.each([
    ['reserve', ['reserve'], [{ reserved: true, stored: null }]],
    ['store', ['reserve', '(access)', 'store'], [{ reserved: true, stored: null }]],
    ['generate', ['reserve', '(access)', 'store', '(recorded)', 'generate'], [{}, {}]],
  ] as const)('ends silently when aborted during %s', async (step, made, told) => {
    const controller = new AbortController()
    onCall = (call) => call === step && controller.abort()
    answers.generate = [problem('internal', 500)]
    expect(await submit(NO_ATTEMPT, { signal: controller.signal })).toEqual({ outcome: 'aborted' })
    expect(calls).toEqual(made)
    // A reservation already made is kept.
    expect(progress).toMatchObject(told)
  })
  it('ends silently when aborted at the very end', async () => {
    const controller = new AbortController()
    onCall = (call) => call === 'generate' && controller.abort()
    expect(await submit(NO_ATTEMPT, { signal: controller.signal })).toEqual({ outcome: 'aborted' })
  })
  it('reports the limit when the API does', async () => {
    answers.generate = [problem('guest-limit-reached', 403)]
    expect((await submit(NO_ATTEMPT)).outcome).toBe('limit-reached')
  })
  it('stores again after the stored entry was deleted elsewhere', async () => {
    answers.generate = [problem('not-found', 404)]
    expect((await submit(NO_ATTEMPT)).outcome).toBe('failed')
    expect(last()).toEqual({ reserved: true, stored: null })
  })
  it('goes to urgent help at once, without a diagnosis', async () => {
    safety = { level: 'urgent', category: 'cardiac', resources: [] }
    expect(await submit(NO_ATTEMPT)).toMatchObject({ outcome: 'accepted', symptom: { safety } })
    expect(calls).toEqual(['reserve', '(access)', 'store'])
  })
})

describe('withReservation', () => {
  const needed = new ApiError(problem('reservation-needed', 403))
  /** Fails so often for want of a reservation. */
  const generating = (failures: number) => {
    let calls = 0
    return {
      calls: () => calls,
      generate: async () => {
        calls += 1
        if (calls <= failures) throw needed
      },
    }
  }
  const error = (outcome: Promise<unknown>) => outcome.catch((thrown: unknown) => thrown)

  it('takes none where none is asked for', async () => {
    const { generate, calls } = generating(0)
    await withReservation(generate, async () => expect.unreachable())
    expect(calls()).toBe(1)
  })
  it('generates a second time, and no third', async () => {
    const { generate, calls } = generating(2)
    expect(await error(withReservation(generate, async () => true))).toBe(needed)
    expect(calls()).toBe(2)
  })
  it('says that the limit is reached where none is left', async () => {
    const { generate, calls } = generating(1)
    const refused = await error(withReservation(generate, async () => false))
    expect(isProblem(refused, 'guest-limit-reached')).toBe(true)
    expect(refused).toMatchObject({ problem: { status: 403, title: expect.stringMatching(/\w/) } })
    expect(calls()).toBe(1)
  })
  it('reserves nothing for a signed-in person, or after another failure', async () => {
    expect(await error(withReservation(generating(1).generate, null))).toBe(needed)
    const failed = new ApiError(problem('internal', 500))
    const never = async () => expect.unreachable()
    expect(await error(withReservation(() => Promise.reject(failed), never))).toBe(failed)
  })
})

describe('the error of a failed submission', () => {
  it('is why the reservation failed', async () => {
    answers.reserve = [problem('internal', 500)]
    expect(await submit(NO_ATTEMPT)).toMatchObject({ error: { problem: { type: '/problems/internal' } } })
  })
  it('is why the generation failed', async () => {
    answers.generate = [problem('unavailable', 503)]
    expect(await submit(NO_ATTEMPT)).toMatchObject({ error: { problem: { type: '/problems/unavailable' } } })
  })
  it('is the limit where the reservation is refused', async () => {
    const never = async () => expect.unreachable()
    const refused = { reserve: async () => false, store: never, generate: never, onProgress: never }
    expect(await submitEntry(entry, NO_ATTEMPT, refused)).toEqual({ outcome: 'limit-reached' })
  })
})
