import type { z } from 'zod'

/** The query of a list: the parameters of its schema in contracts, as text in the address. */
export type ListQuery = Record<string, string>

/** Only code sets these, never the address. */
const NOT_IN_ADDRESS = new Set(['limit', 'opening'])

/** Reads the address by `schema`, without invalid values. */
export function readQuery(schema: z.ZodObject, address: URLSearchParams): ListQuery {
  const parts = Object.entries(schema.shape).flatMap(([name, part]) => {
    const value = address.get(name)?.trim()
    if (!value || NOT_IN_ADDRESS.has(name)) return []
    return (part as z.ZodType).safeParse(value).success ? [[name, value]] : []
  })
  return Object.fromEntries(parts) as ListQuery
}

/** The address with some parts changed (an empty value removes one), on the first page. */
export function withParts(address: URLSearchParams, parts: ListQuery): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const [name, value] of Object.entries(parts)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  next.delete('cursor')
  return next
}

/** Whether search or filters narrow the list. */
export const isNarrowed = ({ cursor: _, sort: __, direction: ___, ...filters }: ListQuery) =>
  Object.keys(filters).length > 0
