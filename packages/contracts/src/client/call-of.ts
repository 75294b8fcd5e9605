import type { Endpoint } from '../endpoint.ts'
import { shapeOf } from './shape-of.ts'
import type { Shape } from './tolerant.ts'

/** How the client makes a call and reads its response. Without `response` there is none. */
export interface Call {
  method: string
  path: string
  response?: Shape
}

/** How the client calls an endpoint. */
const callOf = ({ method, path, status, response }: Endpoint): Call => ({
  method: method.toUpperCase(),
  path,
  ...(status !== 204 && { response: shapeOf(response) }),
})

/** The calls of these endpoints, by name. */
export const callsOf = <Name extends string>(endpoints: Readonly<Record<Name, Endpoint>>) =>
  Object.fromEntries(Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [name, callOf(endpoint)])) as Record<
    Name,
    Call
  >
