import type { z } from 'zod'

/** One call of the API. `params` fills each `{name}` in the path. */
export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The body may be left out. */
  bodyOptional?: boolean
  status: 200 | 201 | 204
  response: z.ZodType
}
