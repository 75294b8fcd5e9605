import { z } from 'zod'

/** A thing as it stands in a sentence: "your knees", with the number that its verb takes. */
export const NounPhrase = z.strictObject({
  article: z.string().min(1).optional(),
  noun: z.string().min(1),
  number: z.enum(['singular', 'plural']),
})
export type NounPhrase = z.infer<typeof NounPhrase>

/** A place for a phrase, `{theme}`, or for the form that agrees with it, `{theme is|are}`. */
const FIELD = /\{(\w+)(?: ([^{}|]+)\|([^{}|]+))?\}/gu

const wordsOf = (value: NounPhrase | string) =>
  typeof value === 'string' ? value : [value.article, value.noun].filter(Boolean).join(' ')
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Fills a template. A capital asks for a capital: `{Theme}`. Throws if the template names a field that has no value.
 * @example
 * fill('{Theme} {theme asks|ask} for little.', { theme: { article: 'your', noun: 'knees', number: 'plural' } })
 */
export const fill = (template: string, values: Record<string, NounPhrase | string>): string =>
  template.replace(FIELD, (field, name: string, one?: string, many?: string) => {
    const value = values[name.charAt(0).toLowerCase() + name.slice(1)]
    if (value === undefined) throw new Error(`Nothing is given for ${field} in "${template}".`)
    if (one !== undefined && many !== undefined)
      return typeof value !== 'string' && value.number === 'plural' ? many : one
    return name === capitalised(name) ? capitalised(wordsOf(value)) : wordsOf(value)
  })

/** The fixed pieces of a template, between its fields. */
export const fixedPieces = (template: string): string[] => template.replace(FIELD, '\0').split('\0')
