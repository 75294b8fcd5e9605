import { expect, test } from 'vitest'
import { foldMailbox } from './mail-allowance.ts'

test.each([
  ['anna@example.test', 'anna@example.test'],
  ['an.na+news@example.test', 'anna@example.test'],
  ['a.n.n.a+1+2@example.test', 'anna@example.test'],
  ['+only@example.test', '+only@example.test'],
  ['anna@mail.example.test', 'anna@mail.example.test'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(foldMailbox(email)).toBe(mailbox)
})
