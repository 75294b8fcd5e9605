import type { Language } from '@soulsign/contracts'
import en from './en.json' with { type: 'json' }

type Leaves<T, Prefix extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string ? `${Prefix}${Key}` : Leaves<T[Key], `${Prefix}${Key}.`>
}[keyof T & string]
export type TextKey = Leaves<typeof en>

/** The texts by language. */
const RESOURCES: Record<Language, typeof en> = { en }
const FALLBACK = 'en'

type Tree = { readonly [key: string]: string | readonly string[] | Tree }
type Values = Record<string, unknown>

/**
 * The text at a path such as `grounding.steps`, with its `{{values}}` filled in. A missing path returns its
 * `defaultValue` or itself.
 */
export function textAt(resource: Tree, path: string, values: Values = {}): string | readonly string[] {
  let node: Tree[string] | undefined = resource
  const names = Object.hasOwn(resource, path) ? [path] : path.split('.')
  for (const name of names) node = typeof node === 'object' && !Array.isArray(node) ? (node as Tree)[name] : undefined
  if (Array.isArray(node)) return node
  const text = typeof node === 'string' ? node : String(values['defaultValue'] ?? path)
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}

export interface Texts {
  t(key: TextKey, values?: Record<string, string | number>): string
  /** The language that the texts are in. */
  language: string
  dir: 'ltr' | 'rtl'
}

/** The frame's texts in the language of a BCP 47 tag, or in English if there are none. */
export function textsFor(tag: string): Texts {
  const [code = ''] = tag.toLowerCase().split('-')
  const language = code in RESOURCES ? (code as Language) : FALLBACK
  const resource = RESOURCES[language]
  return {
    t: (key, values) => String(textAt(resource, key, values)),
    language,
    dir: ['ar', 'fa', 'he', 'ur'].includes(language) ? 'rtl' : 'ltr',
  }
}
