import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isGenuine, mintRefreshToken, readRefreshToken } from './refresh-token.ts'

describe('refresh tokens', () => {
  const sessionId = randomUUID()
  const key = randomBytes(32)

  it('are read as they were minted', () => {
    const token = readRefreshToken(mintRefreshToken(sessionId, 41, key))
    expect(token).toMatchObject({ sessionId, counter: 41 })
    expect(token && isGenuine(token, key)).toBe(true)
  })

  it('are not genuine with another counter, session or key', () => {
    const minted = mintRefreshToken(sessionId, 1, key)
    for (const forged of [minted.replace('.1.', '.2.'), minted.replace(sessionId, randomUUID())]) {
      const token = readRefreshToken(forged)
      expect(token && isGenuine(token, key)).toBe(false)
    }
    const token = readRefreshToken(minted)
    expect(token && isGenuine(token, randomBytes(32))).toBe(false)
  })

  it.each(['', 'v1', 'a.b.c', `v2.${sessionId}.1.${'x'.repeat(43)}`, `v1.${sessionId}.01.${'x'.repeat(43)}`])(
    'are not read from %j',
    (text) => expect(readRefreshToken(text)).toBeNull(),
  )
})
