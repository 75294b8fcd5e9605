/** What could not be read: `listSymptoms items.3.symptom_type`. Paths only, never values. */
export type OnUnread = (what: string) => void

/**
 * The shape of a response as plain data, so that browsers need no schema library: a JavaScript type, a list, a value or
 * null, one of some values, a value with a default, or an object. A field whose name ends with `?` may be missing.
 */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'any'
  | readonly ['list', Shape]
  | readonly ['or-null', Shape]
  | readonly ['one-of', ...unknown[]]
  | readonly ['default', Shape, unknown]
  | { readonly [field: string]: Shape }

/** A response that lacks something itself. */
export class UnreadableError extends Error {
  override name = 'UnreadableError'
}

/** Enough to find the cause. */
const PATHS_MAX = 5

/**
 * Reads a response of a newer or older API. Unknown fields are left out, unknown values of a list (a new type of
 * symptom) are kept as they came, and an item of an array that lacks something is left out. `onUnread` learns of each
 * deviation.
 * @throws UnreadableError if the response itself lacks something
 */
export function readTolerantly<Output>(shape: Shape, body: unknown, name: string, onUnread: OnUnread): Output {
  const unread: string[] = []
  try {
    return read(shape, body, [], { unread, inItem: false }) as Output
  } finally {
    if (unread.length > 0) onUnread(`${name} ${unread.slice(0, PATHS_MAX).join(', ')}`)
  }
}

interface Reading {
  /** Paths that deviate. */
  unread: string[]
  /** Inside an item of a list, which is left out as a whole if it lacks something. */
  inItem: boolean
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function read(shape: Shape, value: unknown, path: readonly (string | number)[], reading: Reading): unknown {
  const lacking = () => {
    reading.unread.push(path.join('.'))
    return new UnreadableError(`The answer cannot be read at "${path.join('.')}".`)
  }
  if (shape === 'any') return value
  if (typeof shape === 'string') {
    if (typeof value !== shape) throw lacking()
    return value
  }
  if (!isTagged(shape)) {
    if (!isObject(value)) throw lacking()
    return readFields(shape, value, path, reading)
  }
  switch (shape[0]) {
    case 'or-null':
      return value === null ? null : read(shape[1], value, path, reading)
    case 'default':
      return value === undefined ? shape[2] : read(shape[1], value, path, reading)
    case 'one-of':
      if (!shape.includes(value, 1)) reading.unread.push(path.join('.'))
      return value
    case 'list':
      if (!Array.isArray(value)) throw lacking()
      return value.flatMap((item: unknown, index) => {
        try {
          return [read(shape[1], item, [...path, index], { ...reading, inItem: true })]
        } catch (error) {
          if (reading.inItem || !isObject(item)) throw error
          return []
        }
      })
  }
}

const isTagged = (shape: Shape): shape is Extract<Shape, readonly unknown[]> => Array.isArray(shape)

function readFields(
  fields: Readonly<Record<string, Shape>>,
  value: Record<string, unknown>,
  path: readonly (string | number)[],
  reading: Reading,
): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const [field, shape] of Object.entries(fields)) {
    const name = field.replace(/\?$/, '')
    if (name !== field && value[name] === undefined) continue
    found[name] = read(shape, value[name], [...path, name], reading)
  }
  return found
}
