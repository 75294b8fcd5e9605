import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const STATES = ['held', 'partly', 'missing', 'operator', 'n/a']
/** The requirements of levels 1 and 2 in ASVS 5.0.0, by chapter. */
const REQUIREMENTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const text = await readFile(join(ROOT, 'docs/asvs.md'), 'utf8')
const lines = Array.from(text.matchAll(/^\| (\d+\.\d+\.\d+) +\| (.+?) +\| (\S+) +\| (.+?) +\|$/gm), (found) =>
  found.slice(1),
)

test('every requirement of level 2 has one line, with its state and where it is held or why not', () => {
  const numbers = lines.map(([number = '']) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  const counts = REQUIREMENTS.map((_, index) => numbers.filter((number) => number.startsWith(`${index + 1}.`)).length)
  expect(counts).toEqual(REQUIREMENTS)
  expect(lines.filter(([, , state = '']) => !STATES.includes(state))).toEqual([])
})

/** The sources of the API, without its tests. */
const sources = async () => {
  const folder = join(ROOT, 'api/src')
  const paths = (await readdir(folder, { recursive: true })).filter((path) => /(?<!\.test)\.ts$/.test(path))
  return Promise.all(paths.map(async (path) => ({ path, code: await readFile(join(folder, path), 'utf8') })))
}

test('the API starts no program, evaluates no text, trusts no certificate unverified and draws no weak lots', async () => {
  const all = await sources()
  expect(all.length).toBeGreaterThan(200)
  const forbidden =
    /child_process|node:vm|\beval\(|new Function\(|rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|Math\.random/
  expect(all.filter(({ code }) => forbidden.test(code)).map(({ path }) => path)).toEqual([])
})

test('every call of the API to another host refuses redirects, or is a provider’s SDK', async () => {
  const calls = (await sources()).flatMap(({ path, code }) =>
    Array.from(code.matchAll(/await fetch\([^;]*?\)\s*(?:\.catch|;|\n\n)|await fetch\([^\n]*/g), ([call]) => ({
      path,
      call,
    })),
  )
  expect(calls.length).toBeGreaterThan(1)
  expect(
    calls.filter(({ path, call }) => !/redirect: '(error|manual)'/.test(call) && !path.endsWith('dev-servers.ts')),
  ).toEqual([])
})

test('the files that it names exist', () => {
  const files = Array.from(text.matchAll(/`([^`\s]+\/[^`\s]+)`/g), ([, path = '']) => path).filter(
    (path) => !path.startsWith('/'),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})
