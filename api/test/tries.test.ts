import { expect } from 'vitest'
import { behave, call } from './api.ts'
import { mailsTo, type PeopleApi, signIn, signInByMail } from './people.ts'
import { test } from './shared.ts'
import { beginTry } from './tries.ts'

let api: PeopleApi
test.beforeAll(async ({ sharedApi }) => {
  api = sharedApi
  await signIn(api, 'from-before@example.test')
})

test('a second try of a test finds nobody of the first, and people from before it', async () => {
  const before = await signIn(api, 'from-before@example.test')
  const first = await signInByMail(api, 'tried@example.test')
  await behave(api.sandboxUrl, { tokenDelayMs: 77 })
  const behaviour = async () => (await call(api.sandboxUrl, 'GET', '/behaviour')).body.ai
  expect(await behaviour()).toMatchObject({ tokenDelayMs: 77 })

  await beginTry(true)
  expect(await mailsTo(api, 'tried@example.test')).toEqual([])
  expect((await signInByMail(api, 'tried@example.test')).userId).not.toBe(first.userId)
  expect((await signIn(api, 'from-before@example.test')).userId).toBe(before.userId)
  expect(await behaviour()).not.toMatchObject({ tokenDelayMs: 77 })
})
