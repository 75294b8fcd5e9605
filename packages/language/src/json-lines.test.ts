import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { linesOf } from './json-lines.ts'

const folder = mkdtempSync(join(tmpdir(), 'soulsign-lines-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = join(folder, 'texts.jsonl')
const Line = z.object({ text: z.string() })

test('each line is a value, and empty lines are none', () => {
  writeFileSync(file, '{"text":"one"}\n\n{"text":"two"}\n')
  expect(linesOf(file, Line)).toEqual([{ text: 'one' }, { text: 'two' }])
})

test('a value that does not fit is named by file and line', () => {
  writeFileSync(file, '{"text":"one"}\n\n{"text":2}\n')
  expect(() => linesOf(file, Line)).toThrow(`${file}:3: `)
})
