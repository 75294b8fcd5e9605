import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const GUIDE = new URL('../src/index.ts', import.meta.url).href
/** Words and model are lists of numbers, of eight megabytes and more. */
const MOST_BYTES = 2_000_000

test('a process without a text holds neither words nor model', async () => {
  const code = `await import(${JSON.stringify(GUIDE)}); console.log(process.memoryUsage().arrayBuffers)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code])
  expect(Number(stdout)).toBeLessThan(MOST_BYTES)
})
