import { expect, test } from 'vitest'
import { ApiError, isProblem, toApiError } from './error.ts'

const CONFLICT = { type: '/problems/conflict', title: 'Conflict', status: 409 }

test('an ApiError says the detail, or else the title', () => {
  expect(new ApiError(CONFLICT).message).toBe('Conflict')
  expect(new ApiError({ ...CONFLICT, detail: 'Somebody was faster.' })).toMatchObject({
    name: 'ApiError',
    message: 'Somebody was faster.',
    problem: { status: 409 },
  })
})

test('an ApiError of another bundle is one, and nothing else is', () => {
  const named = (name: string, more: object) => Object.assign(new Error('x'), { name }, more)
  expect(named('ApiError', { problem: CONFLICT })).toBeInstanceOf(ApiError)
  for (const other of [
    named('ApiError', {}),
    named('Error', { problem: CONFLICT }),
    { name: 'ApiError', problem: CONFLICT },
    null,
  ]) {
    expect(other instanceof ApiError).toBe(false)
  }
})

test('a problem is told by its key', () => {
  const error = new ApiError({ ...CONFLICT, type: '/problems/maintenance' })
  expect(isProblem(error, 'maintenance')).toBe(true)
  expect(isProblem(error, 'not-found')).toBe(false)
  expect(isProblem(new Error('maintenance'), 'maintenance')).toBe(false)
})

const answer = (body: string, init: ResponseInit = {}) => toApiError(new Response(body, { status: 409, ...init }))

test('an answer with a problem is that problem, with the status that was sent', async () => {
  const body = JSON.stringify({ ...CONFLICT, status: 200, detail: 'Why' })
  expect((await answer(body)).problem).toEqual({ ...CONFLICT, detail: 'Why' })
})

test.each([
  ['a page', '<h1>Conflict</h1>'],
  ['no text', ''],
  ['null', 'null'],
  ['a problem without a title', '{"type":"/problems/conflict"}'],
  ['a problem without a type', '{"title":"Conflict"}'],
])('an answer with %s is told by its status', async (_, body) => {
  expect((await answer(body)).problem).toEqual({ type: 'about:blank', title: 'HTTP 409', status: 409 })
  const init = { statusText: 'Conflict', headers: { 'x-request-id': 'r1' } }
  expect((await answer(body, init)).problem).toEqual({
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    request_id: 'r1',
  })
})
