import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createProvenance } from './signature.ts'

const [ours, theirs] = [createProvenance(randomBytes(32)), createProvenance(randomBytes(32))]
const text = '# A lamp\n\nPicture **a lamp** in a quiet room.\n\n1. Breathe out.'

test('a signed text is recognised, also when it was copied without its marks', async () => {
  const now = new Date('2026-03-04T05:06:07Z')
  vi.useFakeTimers({ toFake: ['Date'], now })
  const signature = await ours.sign(text, 'a-model')
  vi.useRealTimers()
  expect(signature).toMatch(/^[\w-]+\.\.[\w-]+$/)
  const signed = await ours.check(text, signature)
  expect(signed).toEqual({ model: 'a-model', writtenAt: now })
  expect(await ours.check('A lamp\nPicture a lamp  in a quiet room.\n1. Breathe out.', signature)).not.toBeNull()
})

test('another text, another key, and what is no signature are not', async () => {
  const signature = await ours.sign(text, 'a-model')
  expect(await ours.check(`${text} And more.`, signature)).toBeNull()
  expect(await theirs.check(text, signature)).toBeNull()
  const [header, , rest] = signature.split('.')
  const forged = Buffer.from(JSON.stringify({ alg: 'none', typ: 'soulsign-text', iat: 1, model: 'm' })).toString(
    'base64url',
  )
  for (const wrong of ['', 'x', '..', `${header}.x.${rest}`, `${forged}..`, `${forged}..${rest}`])
    expect(await ours.check(text, wrong)).toBeNull()
})
