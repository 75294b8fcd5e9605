import { stripVTControlCharacters } from 'node:util'
import { createRemote } from '../../scripts/scaffold.ts'
import { createElsewhere, runIn, test } from './elsewhere.ts'
import { expect } from './visitor.ts'

test('a new remote passes the type check and its unit test at once', async ({ elsewhere }) => {
  const remote = await createElsewhere(elsewhere)
  await runIn(remote, 'tsc')
  const { stdout } = await runIn(remote, 'vitest', 'run')
  expect(stripVTControlCharacters(stdout)).toMatch(/Tests +\d+ passed/)
})

test('an invalid name for a remote is refused with advice', async ({ elsewhere }) => {
  for (const [name, message] of [
    ['Night', /lower-case letters/],
    ['widget', /The product itself uses shell and widget/],
    ['journal', /There is a remote "journal" already/],
    ['about', /about claims \/about: the shell answers there/],
    ['auth', /auth claims \/auth: account answers there/],
  ] as const) {
    await expect(createRemote(name, { into: elsewhere })).rejects.toThrow(message)
  }
})
