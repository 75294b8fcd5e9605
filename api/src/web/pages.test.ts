import { expect, test } from 'vitest'
import { PUBLIC_PATHS, pageMeta } from './pages.ts'

const metaOf = (path: string) =>
  pageMeta(path, true, { productName: 'Soulsign', publicUrl: 'https://soul.example', seo: [] })

test.each([
  ['/auth/confirm', 'Confirm your sign-in · Soulsign'],
  ['/email-verification', 'Confirm your e-mail · Soulsign'],
])('%s, which a mail leads to, says so and stays out of search engines', (path, title) => {
  expect(metaOf(path)).toMatchObject({ title, indexed: false })
  expect(metaOf(path).description).not.toBe(metaOf('/').description)
  expect(PUBLIC_PATHS).not.toContain(path)
})
