import { afterEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { securityTxt } from './security-txt.ts'

const serve = (env: Record<string, string>) =>
  securityTxt(
    readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: 'postgres://db/soulsign',
      PUBLIC_URL: 'https://soulsign.example',
      ...env,
    }),
  ).request('/.well-known/security.txt')

afterEach(() => vi.useRealTimers())

test.each([
  ['security@soulsign.example', 'mailto:security@soulsign.example'],
  ['https://soulsign.example/report', 'https://soulsign.example/report'],
])('security.txt names %s', async (given, contact) => {
  vi.setSystemTime('2030-01-01T00:00:00Z')
  const response = await serve({ SECURITY_CONTACT: given })
  expect(response.headers.get('content-type')).toMatch('text/plain')
  expect(await response.text()).toBe(
    `Contact: ${contact}\nExpires: 2030-06-30T00:00:00.000Z\nCanonical: https://soulsign.example/.well-known/security.txt\nPreferred-Languages: en\n`,
  )
})

test('without a contact there is no security.txt', async () => {
  const response = await serve({})
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ type: '/problems/not-found' })
})

test('a contact that is not an address is refused', async () => {
  expect(() => serve({ SECURITY_CONTACT: 'call me' })).toThrow('SECURITY_CONTACT: must be an e-mail address')
})
