import { parse } from 'qs'
import { type ZodError, z } from 'zod'
import { invalid, type StripeError } from './errors.ts'

/** Stripe's parameters are form-encoded, so every value is a string. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
export const whole = z
  .string()
  .regex(/^-?\d+$/, 'must be a whole number')
  .transform(Number)
export const text = z.string().max(5_000)
export const webAddress = z.string().regex(/^https?:\/\/\S+$/, 'must be an absolute http or https address')
/** An empty value removes its key; an empty string removes all keys. */
export const metadata = z.union([z.literal(''), z.record(z.string().min(1).max(40), z.string().max(500))])
export type MetadataChange = z.output<typeof metadata>

export const expand = { expand: z.array(z.string()).max(20).optional() }
export const paging = {
  ...expand,
  limit: whole.pipe(z.int().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: z
    .union([
      whole.transform((at) => ({ gt: undefined, gte: at, lt: undefined, lte: at })),
      z.strictObject({ gt: whole.optional(), gte: whole.optional(), lt: whole.optional(), lte: whole.optional() }),
    ])
    .optional(),
}
export type Paging = z.output<z.ZodObject<typeof paging>>

/** Reads a query or a form such as `items[0][price]=price_1`. */
export const readForm = (form: string) => parse(form, { depth: 10, arrayLimit: 100, parameterLimit: 1_000 })

export const changeMetadata = (current: Record<string, string>, change: MetadataChange | undefined) =>
  change === '' ? {} : Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== ''))

const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner === null || inner === undefined ? undefined : Reflect.get(Object(inner), key)),
    value,
  )
const nameOf = ([first = '', ...rest]: PropertyKey[]) =>
  `${String(first)}${rest.map((key) => `[${String(key)}]`).join('')}`

/** The error for invalid parameters, worded like Stripe's. */
export function parameterError(error: ZodError, sent: unknown): StripeError {
  const [issue] = error.issues
  if (!issue) return invalid('The parameters are invalid.')
  if (issue.code === 'unrecognized_keys') {
    const name = nameOf([...issue.path, issue.keys[0] ?? ''])
    return invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown')
  }
  const name = nameOf(issue.path)
  const value = valueAt(sent, issue.path)
  if (value === undefined) return invalid(`Missing required param: ${name}.`, name, 'parameter_missing')
  return invalid(`Invalid ${name}: ${issue.message}`, name, value === '' ? 'parameter_invalid_empty' : undefined)
}
