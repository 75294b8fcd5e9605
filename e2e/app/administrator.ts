import { request as requests } from '@playwright/test'
import { ADMINISTRATORS } from './administrators.ts'
import { signInMember } from './member.ts'
import { test as base } from './visitor.ts'

const KEY = 'soulsign.session'

/** `test` with an administrator's session in addition to the visitor. Each worker signs in once. */
export const withAdministrator = base.extend<object, { adminSession: string }>({
  adminSession: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern
    async ({}, use, { workerIndex }) => {
      const request = await requests.newContext({ baseURL: `http://localhost:${process.env['E2E_PORT']}` })
      const email = ADMINISTRATORS[workerIndex % ADMINISTRATORS.length] ?? ''
      const { session } = await signInMember(request, email)
      await request.dispose()
      await use(session)
    },
    { scope: 'worker' },
  ],
})

/** `test` with an administrator's page. */
export const test = withAdministrator.extend({
  page: async ({ page, adminSession }, use) => {
    await page.addInitScript(([key, session]) => localStorage.setItem(key, session), [KEY, adminSession] as const)
    await use(page)
  },
})

export { expect } from './visitor.ts'
