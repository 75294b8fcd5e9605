import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'

interface Mail {
  subject: string
  links: string[]
}

/** An unused address. */
export const newAddress = () => `person-${randomUUID()}@example.test`

const mailbox = `http://localhost:${process.env['E2E_SANDBOX_PORT']}/mail/messages`

/** The mails to an address, newest first. */
export const mailsTo = async (request: APIRequestContext, email: string) =>
  (await (await request.get(mailbox, { params: { to: email } })).json()) as Mail[]

/** Waits for `count` mails to an address and returns the link in the newest. */
export async function linkMailedTo(request: APIRequestContext, email: string, count = 1): Promise<string> {
  let mails: Mail[] = []
  await expect
    .poll(async () => {
      mails = await mailsTo(request, email)
      return mails.length
    })
    .toBe(count)
  const link = mails[0]?.links.find((href) => href.includes('token_hash='))
  expect(link, 'a link in the mail').toBeDefined()
  return link ?? ''
}
