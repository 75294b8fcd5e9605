import { expect, test } from 'vitest'
import { mailServiceOf } from './mail-service.ts'

test.each([
  ['ana@gmail.com', 'https://mail.google.com/mail/'],
  ['ANA@GoogleMail.com', 'https://mail.google.com/mail/'],
  ['ana@hotmail.co.uk', 'https://outlook.live.com/mail/'],
  ['ana@yahoo.co.uk', 'https://mail.yahoo.com/'],
  ['ana@gmx.at', 'https://www.gmx.net/'],
  ['"a@gmail.com"@web.de', 'https://web.de/'],
])('%s is read at %s', (email, href) => {
  expect(mailServiceOf(email)?.href).toBe(href)
})

test.each([
  'ana@example.test',
  'ana@notgmail.com',
  'ana@gmail.com.example.test',
  'ana@me.community',
  'ana@yahoo.co.jp',
])('where the mail of %s is read is not known', (email) => {
  expect(mailServiceOf(email)).toBeNull()
})
