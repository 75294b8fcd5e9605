import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

const here = { origin: 'https://soul.example' } as Location

test.each([
  '//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https://soul.example.evil.example/journal',
  'javascript:alert(1)',
  'blob:https://soul.example/journal',
  'https://soul.example@evil.example/journal',
  '/auth/confirm?token_hash=x',
  null,
])('%s is no page to return to', (candidate) => {
  const path = returnPath(candidate, here)
  expect(path).toBe('/symptom-entry')
})

test.each(['/journal', '/healing-plan?plan_id=1#today', 'https://soul.example/journal'])('%s is', (candidate) => {
  expect(new URL(returnPath(candidate, here), here.origin).href).toBe(new URL(candidate, here.origin).href)
})
