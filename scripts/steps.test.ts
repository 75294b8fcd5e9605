import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildParts, ROOT } from './steps.ts'

let folder: string

/** A workspace with a part that builds and one that does not, until `mend`. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soulsign-parts-'))
  const write = (path: string, content: object | string) =>
    writeFile(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content))
  await write('package.json', { name: 'parts', private: true, packageManager: 'pnpm@12.21.0' })
  // As in our own workspace. Without it each task asks the registry for the pnpm that package.json names.
  await write('pnpm-workspace.yaml', "packages: ['good', 'bad']\npmOnFail: ignore\n")
  await write('pnpm-lock.yaml', "lockfileVersion: '9.0'\n")
  await write('turbo.json', { tasks: { build: { outputs: ['dist/**'] } } })
  for (const [name, build] of [
    ['good', 'mkdir -p dist && echo built > dist/out'],
    ['bad', 'exit 1'],
  ] as const) {
    await mkdir(join(folder, name))
    await write(`${name}/package.json`, { name, version: '1.0.0', scripts: { build } })
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await promisify(execFile)('git', ['init', '-q'], { cwd: folder })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a part that does not build is named, and the others are built', async () => {
  expect(await buildParts(['good', 'bad'], { cwd: folder })).toEqual(['bad'])
  await writeFile(
    join(folder, 'bad/package.json'),
    JSON.stringify({ name: 'bad', version: '1.0.0', scripts: { build: 'exit 0' } }),
  )
  expect(await buildParts(['good', 'bad'], { cwd: folder })).toEqual([])
})

test('a stop while building is no broken part', async () => {
  const stopping = AbortSignal.abort()
  await expect(buildParts(['good'], { cwd: folder, signal: stopping })).rejects.toThrow('aborted')
})
