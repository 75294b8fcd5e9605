import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../steps.ts'
import { readSteps } from './dockerfile.ts'

test('the image starts a node with the flags of `pnpm --filter api start`, and fills its caches with the same', async () => {
  const { last } = readSteps(await readFile(join(ROOT, 'deploy/Dockerfile'), 'utf8'))
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'api/package.json'), 'utf8'))
  const start = scripts.start.replace('./code-cache', './api/code-cache').replace('src/', 'api/src/')
  expect(last.cmd.join(' ')).toBe(start)
  expect(last.runs.at(-1)).toBe(start.replace('main.ts', 'warm.ts'))
  expect(last.healthcheck.slice(0, 2)).toEqual(['node', '-e'])
  expect(last.env).toMatchObject({ NODE_ENV: 'production', DATA_DIR: '/var/lib/soulsign' })
})
