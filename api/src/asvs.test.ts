import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
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

test('the files that it names exist', () => {
  const files = Array.from(text.matchAll(/`([^`\s]+\/[^`\s]+)`/g), ([, path = '']) => path).filter(
    (path) => !path.startsWith('/'),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})
