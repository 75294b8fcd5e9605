import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { compiledOnce } from './cache.ts'

test('what is made of files is made again when one of them changes, and only then', () => {
  const home = mkdtempSync(join(tmpdir(), 'cache-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  mkdirSync(join(home, 'words'))
  const words = join(home, 'words/en.txt')
  let made = 0
  const read = () => compiledOnce('words', ['words/'], () => new Map([['made', ++made]]), pathToFileURL(`${home}/`))
  writeFileSync(words, 'one')
  expect([read().get('made'), read().get('made')]).toEqual([1, 1])
  writeFileSync(words, 'two')
  expect([read().get('made'), read().get('made')]).toEqual([2, 2])
})
