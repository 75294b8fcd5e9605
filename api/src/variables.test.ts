import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { VARIABLES } from './environment.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (file: string) => readFile(join(ROOT, file), 'utf8')

/** Names and values in .env.example, where each line is commented out. */
const examples = async () =>
  Object.fromEntries(
    Array.from((await read('.env.example')).matchAll(/^# ([A-Z][A-Z0-9_]*)=(.*)$/gm), ([, name, value]) => [
      name,
      value,
    ]),
  )

/** Variables that scripts and browser tests read from the environment themselves. */
async function variablesOfCommands(): Promise<string[]> {
  const names = new Set<string>()
  for await (const file of glob(['scripts/*.ts', 'e2e/**/*.ts'], { cwd: ROOT, exclude: ['**/node_modules'] })) {
    for (const [, dotted, quoted] of (await read(file)).matchAll(
      /\benv(?:\.([A-Z][A-Z0-9_]+)|\['([A-Z][A-Z0-9_]+)'\])/g,
    ))
      names.add(dotted ?? quoted ?? '')
  }
  return [...names]
}

/** Set by the system or pnpm, or by `pnpm test` and `pnpm skew` for their parts, never by hand. */
const isTold = (name: string) => ['CI', 'INIT_CWD', 'PATH'].includes(name) || /^(TEST|SKEW)_/.test(name)

test('.env.example has every variable and no unused one', async () => {
  const known = new Set([...VARIABLES, ...(await variablesOfCommands())].filter((name) => !isTold(name)))
  expect(Object.keys(await examples()).sort()).toEqual([...known].sort())
})

test('the values of .env.example are accepted', async () => {
  expect(readConfig(await examples())).toMatchObject({ port: 3000, guestLimit: 7 })
})

test('docs/operations.md explains every variable of the product', async () => {
  const rows = (await read('docs/operations.md')).split('\n').filter((line) => line.startsWith('| `'))
  const explained = new Set(rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []))
  expect(VARIABLES.filter((name) => !explained.has(name))).toEqual([])
})
