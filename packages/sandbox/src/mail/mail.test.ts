import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Mailbox, type Message } from './mailbox.ts'
import { mailRoutes } from './routes.ts'
import { startSmtp } from './smtp.ts'

const mailbox = new Mailbox()
let refuse = false
let smtp: Awaited<ReturnType<typeof startSmtp>>
beforeAll(async () => {
  smtp = await startSmtp(mailbox, () => refuse)
})
afterAll(() => smtp.close())

const send = (to: string, subject: string) =>
  createTransport(smtp.url).sendMail({
    from: 'Soulsign <hello@soulsign.test>',
    to,
    subject,
    text: 'Hello',
    html: '<p><a href="http://localhost/x?a=1&amp;b=2">Go</a><script>alert(1)</script></p>',
  })

it('lists mails by address, newest first', async () => {
  await send('one@example.test', 'First ✨')
  await send('two@example.test', 'Second')
  await send('one@example.test', 'Third')
  const routes = mailRoutes(mailbox)
  const messages = (await (await routes.request('/messages?to=ONE@example.test')).json()) as Message[]
  expect(messages.map(({ subject }) => subject)).toEqual(['Third', 'First ✨'])
  expect(messages[0]?.links).toEqual(['http://localhost/x?a=1&b=2'])
  const page = await (await routes.request(`/${messages[0]?.id}`)).text()
  expect(page).toContain('sandbox=')
  expect(page).not.toContain('<script>')
})

it('refuses mails while told to', async () => {
  refuse = true
  await expect(send('one@example.test', 'Never')).rejects.toMatchObject({ responseCode: 451 })
  refuse = false
  expect(mailbox.list('one@example.test').some(({ subject }) => subject === 'Never')).toBe(false)
})
