import { readdirSync, readFileSync } from 'node:fs'
import { SAFETY_LANGUAGES } from '@soulsign/contracts'
import { z } from 'zod'

/** What people say of one complaint or situation, in the middle of a message. */
export interface Phrase {
  readonly id: string
  readonly lang: (typeof SAFETY_LANGUAGES)[number]
  readonly writer: string
  /** A theme, or a situation of life. */
  readonly head: `theme:${string}` | `life:${string}`
  readonly text: string
}

const PHRASES = new URL('../../corpus/phrases/', import.meta.url)
const Name = z.tuple([z.string(), z.enum(SAFETY_LANGUAGES), z.literal('txt')])

/**
 * Reads the phrases of all writers: a file each, `<writer>.<language>.txt`, with a line `[theme]` or `[life:situation]`
 * above those of each.
 * @throws Error that names the file of a line that stands under nothing
 */
export function readPhrases(folder: URL = PHRASES): Phrase[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [writer, lang] = Name.parse(file.split('.'))
      let head: Phrase['head'] | undefined
      return readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .flatMap((line, i): Phrase[] => {
          const [, key] = /^\[(.+)\]$/.exec(line) ?? []
          if (key) head = key.startsWith('life:') ? (key as `life:${string}`) : `theme:${key}`
          if (key || !line.trim()) return []
          if (!head) throw new Error(`${file}:${i + 1} stands under no [theme].`)
          return [{ id: `${writer}-${i}`, lang, writer, head, text: line.trim() }]
        })
    })
}
