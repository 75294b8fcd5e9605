import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { LANGUAGES } from '@soulsign/contracts'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const APPS = ['shell/src', ...globSync('mfe-*/src', { cwd: ROOT }), 'packages/safety/src']
const PLURAL = /_(?:zero|one|two|few|many|other)$/

type Texts = { [key: string]: string | Texts }

const keysOf = (texts: Texts, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? before + key.replace(PLURAL, '') : keysOf(text, `${before}${key}.`),
  )

/**
 * Keys of an app's texts in a language. If a screen has its own file, the file's name comes first (except
 * `admin.json`).
 */
function textsOf(folder: string, language: string): Set<string> {
  const files = globSync([`**/${language}.json`, `**/${language}/*.json`], { cwd: folder })
  return new Set(
    files.flatMap((file) => {
      const name = basename(file, '.json')
      const before = [language, 'admin'].includes(name) ? '' : `${name}.`
      return keysOf(JSON.parse(readFileSync(join(folder, file), 'utf8')), before)
    }),
  )
}

const sourceOf = (folder: string) =>
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.(?:test|stories)\./.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

describe.each(APPS)('the texts of %s', (app) => {
  const folder = join(ROOT, app)
  const texts = textsOf(folder, 'en')
  const source = sourceOf(folder)

  test.each(LANGUAGES)('are complete in %s', (language) => expect(textsOf(folder, language)).toEqual(texts))

  test('are used', () => {
    const named = new Set(all(source, /['"]([\w. -]+)['"]/g))
    const patterns = all(source, /`((?:[\w.]|\$\{[^{}`]*\})+)`/g)
      .filter((template) => template.includes('.') && /\w/.test(template.replaceAll(/\$\{[^}]*\}/g, '')))
      .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '.+')}$`))
    const isUsed = (key: string): boolean => {
      const [parent] = all(key, /^(.+?)\.\d+(?:\..+)?$/g)
      return named.has(key) || patterns.some((pattern) => pattern.test(key)) || (parent !== undefined && isUsed(parent))
    }
    expect([...texts].filter((key) => !isUsed(key))).toEqual([])
  })
})
