import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** A server that begins before the sandbox replaces the process's Response, so it needs a process of its own. */
const PROCESS = `
  import { getRequestListener } from '@hono/node-server'
  getRequestListener(() => new Response())
  const { startSandbox } = await import('./src/index.ts')
  const sandbox = await startSandbox({ port: 0 })
  const answer = await fetch(sandbox.url + '/google/.well-known/openid-configuration')
  console.log((await answer.json()).issuer === sandbox.url + '/google')
  await sandbox.close()
`

test('the stand-in answers once, also beside a server that began before', async () => {
  const cwd = join(import.meta.dirname, '../..')
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PROCESS], {
    cwd,
  })
  expect(stderr).not.toContain('after they are sent')
  expect(stdout.trim()).toBe('true')
})
