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

test('deploy/README.md lists all that production needs, and compose sets the rest', async () => {
  const listed = (await read('deploy/README.md')).split('```').find((block) => block.includes('\nPUBLIC_URL=')) ?? ''
  const lines = Array.from(listed.matchAll(/^([A-Z_]+)=(\S*(?: <[^>]+>)?)/gm), ([, name = '', value = '']) => [
    name,
    value,
  ])
  const { POSTGRES_PASSWORD, DATABASE_URL, ...env } = Object.fromEntries(lines)
  expect({ POSTGRES_PASSWORD, DATABASE_URL }).toEqual({ POSTGRES_PASSWORD: '', DATABASE_URL: 'postgres://…' })
  const own = {
    SECRETS_KEY: 'ab'.repeat(32),
    OPENAI_API_KEY: 'sk-ours',
    STRIPE_SECRET_KEY: 'sk_live_12345678',
    STRIPE_WEBHOOK_SECRET: `whsec_${'1'.repeat(16)}`,
    GOOGLE_CLIENT_ID: 'ours',
    GOOGLE_CLIENT_SECRET: 'ours',
  }
  expect(Object.keys(env).filter((name) => env[name] === '')).toEqual(Object.keys(own))
  const compose = await read('deploy/compose.yml')
  const [address = ''] = /postgres:\/\/\S+/.exec(compose) ?? []
  const whole = { NODE_ENV: 'production', ...env, ...own }
  expect(readConfig({ ...whole, DATABASE_URL: address.replace(/\$\{\w+\}/, 'a1') })).toMatchObject({
    hosts: ['soul.example'],
    mail: { from: 'Soulsign <hello@soul.example>' },
  })
})
