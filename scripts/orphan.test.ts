import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const CHILD = `
  import { watchPackageManagers } from '${new URL('./orphan.ts', import.meta.url).href}'
  await watchPackageManagers(() => { console.log('orphaned'); process.exit() })
  console.log('watching')
  setInterval(() => undefined, 1_000)
`

test('a process learns that the package manager above it has ended', async () => {
  const script = `"${process.execPath}" --input-type=module -e "$CHILD"; true`
  const manager = spawn('sh', ['-c', script], { argv0: 'pnpm', env: { ...process.env, CHILD } })
  const said = manager.stdout.setEncoding('utf8')
  expect(await once(said, 'data')).toEqual(['watching\n'])
  manager.kill('SIGKILL')
  expect(await once(said, 'data')).toEqual(['orphaned\n'])
})
