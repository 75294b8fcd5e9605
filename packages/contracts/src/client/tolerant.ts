import type { z } from 'zod'

/** What could not be read: `listSymptoms items.3.symptom_type`. Paths only, never values. */
export type OnUnread = (what: string) => void

/** Enough to find the cause. */
const PATHS_MAX = 5

/**
 * Reads a response of a newer or older API. Unknown fields are left out, unknown values of a list (a new type of
 * symptom) are kept as they came, and an item of an array that lacks something is left out. What deviates is told to
 * `onUnread`.
 * @throws z.ZodError if the response itself lacks something
 */
export function readTolerantly<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  name: string,
  onUnread: OnUnread,
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(body)
  if (success) return data
  const paths = error.issues.map(({ path }) => path.join('.'))
  onUnread(`${name} ${[...new Set(paths)].slice(0, PATHS_MAX).join(', ')}`)

  const lacking = error.issues.filter(({ code }) => code !== 'invalid_value')
  const spoilt = lacking.map(({ path }) => itemIn(body, path))
  if (spoilt.some((item) => item === undefined)) throw error
  return without(body, new Set(spoilt)) as z.output<Schema>
}

/** The outermost item of an array on the way to `path`. */
function itemIn(body: unknown, path: readonly PropertyKey[]): object | undefined {
  let value = body
  for (const key of path) {
    const isItem = Array.isArray(value)
    value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key]
    if (isItem && typeof value === 'object' && value !== null) return value
  }
  return undefined
}

/** A copy without these items of its arrays. */
function without(value: unknown, spoilt: ReadonlySet<unknown>): unknown {
  if (Array.isArray(value)) return value.filter((item) => !spoilt.has(item)).map((item) => without(item, spoilt))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(inner, spoilt)]))
}
