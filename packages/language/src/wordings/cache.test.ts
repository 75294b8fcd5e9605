import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { compiledOnce } from './cache.ts'

test('a value made from files is made again only when one of them changes', () => {
  const home = mkdtempSync(join(tmpdir(), 'cache-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  mkdirSync(join(home, 'words'))
  const words = join(home, 'words/en.txt')
  let made = 0
  const read = () =>
    compiledOnce(
      'words',
      ['words/'],
      () => ({
        made: new Map([['made', ++made]]),
        lists: [Int32Array.of(made), Uint8Array.of(200, 1, made), Int8Array.of(-made), Int32Array.of(5, -made)],
      }),
      pathToFileURL(`${home}/`),
    )
  const [first, second] = [1, 2].map((n) => ({
    made: new Map([['made', n]]),
    lists: [Int32Array.of(n), Uint8Array.of(200, 1, n), Int8Array.of(-n), Int32Array.of(5, -n)],
  }))
  writeFileSync(words, 'one')
  expect([read(), read()]).toEqual([first, first])
  writeFileSync(words, 'two')
  expect([read(), read()]).toEqual([second, second])
})
