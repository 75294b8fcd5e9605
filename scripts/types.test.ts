import { execFile } from 'node:child_process'
import { relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from './steps.ts'

const exec = promisify(execFile)
const linesOf = async (command: string, ...args: string[]) =>
  (await exec(command, args, { cwd: ROOT, maxBuffer: 2 ** 24 })).stdout.trim().split('\n')

// A pattern of `include` that matches nothing is no error for tsc.
test('`pnpm types` checks every file that is in Git', async () => {
  const programs = ['tsconfig.browser.json', 'tsconfig.server.json']
  // What `include` names, without following imports.
  const list = (file: string) => linesOf('tsc', '-p', file, '--listFilesOnly', '--noResolve', '--types', '')
  const listed = await Promise.all(programs.map(list))
  const checked = new Set(listed.flat().map((file) => relative(ROOT, file)))
  // Imports of templates resolve only after they are copied.
  const files = await linesOf('git', 'ls-files', '*.ts', '*.tsx', ':!templates')
  expect(files.filter((file) => !checked.has(file))).toEqual([])
})
