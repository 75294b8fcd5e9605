import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { encode } from '@soulsign/language/reader'
import { expect, onTestFinished, test } from 'vitest'
import { loadModel, MODEL_FILE, MOST_BYTES } from './model.ts'

function fileWith(content: Buffer | undefined): URL {
  const folder = mkdtempSync(join(tmpdir(), 'model-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = pathToFileURL(join(folder, 'model.bin'))
  if (content) writeFileSync(file, content)
  return file
}

test('the model that is shipped is small enough', () => {
  expect(statSync(MODEL_FILE).size).toBeLessThanOrEqual(MOST_BYTES)
})

test.each([
  ['is missing', undefined, /has no model.*is missing.*Restore it from git, or run "pnpm safety:train"/],
  ['is something else', Buffer.from('hello\n'), /is not a model of the safety reader/],
  ['is cut off', encode(loadModel()).subarray(0, 10_000), /is not a model of the safety reader/],
])('a model that %s is refused, with what to do', (_, content, message) => {
  expect(() => loadModel(fileWith(content))).toThrow(message)
})
