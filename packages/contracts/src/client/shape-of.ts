import { z } from 'zod'
import type { Shape } from './tolerant.ts'

/** The parts of JSON Schema that responses use. */
interface Json {
  type?: string | string[]
  anyOf?: Json[]
  enum?: unknown[]
  const?: unknown
  items?: Json
  properties?: Record<string, Json>
  required?: string[]
  default?: unknown
}

/**
 * The shape of what a schema reads. Formats and limits are left out: the API has checked its own answer.
 * @throws if a response uses something that a shape cannot say
 */
export const shapeOf = (schema: z.ZodType): Shape =>
  toShape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json)

function toShape(json: Json): Shape {
  if ('default' in json) return ['default', toShape(without(json, 'default')), json.default]
  if ('const' in json) return ['one-of', json.const]
  if (json.enum) return ['one-of', ...json.enum]
  const kinds = json.anyOf ?? (Array.isArray(json.type) ? json.type.map((type) => ({ ...json, type })) : undefined)
  if (kinds) {
    const values = kinds.filter(({ type }) => type !== 'null')
    const shape = values.length === 1 && values[0] ? toShape(values[0]) : typeOf(values)
    return values.length < kinds.length ? ['or-null', shape] : shape
  }
  switch (json.type) {
    case undefined:
      return 'any'
    case 'array':
      return ['list', toShape(json.items ?? {})]
    case 'integer':
      return 'number'
    case 'object':
      return json.properties ? fieldsOf(json.properties, json.required ?? []) : 'any'
    case 'string':
    case 'number':
    case 'boolean':
      return json.type
    default:
      throw new Error(`A response cannot hold the type "${json.type}".`)
  }
}

/** The type that several kinds of value have in common. */
const typeOf = ([first, ...others]: Json[]): Shape =>
  first?.type === 'string' && others.every(({ type }) => type === 'string') ? 'string' : 'any'

function without<Value extends object, Key extends keyof Value>(value: Value, key: Key): Omit<Value, Key> {
  const { [key]: _, ...others } = value
  return others
}

const fieldsOf = (properties: Record<string, Json>, required: readonly string[]): Shape =>
  Object.fromEntries(
    Object.entries(properties).map(([name, json]) => [
      required.includes(name) || 'default' in json ? name : `${name}?`,
      toShape(json),
    ]),
  )
