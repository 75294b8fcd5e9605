// Browsers get this module's values instead of its code (remote-kit/src/rspack/computed.ts), and so no schema.
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints.ts'
import { DiagnosisEvents, PlanEvents } from '../functions.ts'
import { RemoteManifest } from '../registry.ts'
import { shapeOf } from './shape-of.ts'
import type { Shape } from './tolerant.ts'

/** How the client makes a call and reads its response. Without `response` there is none. */
export interface Call {
  method: string
  path: string
  response?: Shape
}

const shapesOf = (schemas: Readonly<Record<string, Parameters<typeof shapeOf>[0]>>): Record<string, Shape> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, shapeOf(schema)]))

const callOf = ({ method, path, status, response }: Endpoint): Call => ({
  method: method.toUpperCase(),
  path,
  ...(status !== 204 && { response: shapeOf(response) }),
})

/** Every call of `endpoints`. */
export const calls = Object.fromEntries(
  Object.entries(endpoints).map(([name, endpoint]) => [name, callOf(endpoint)]),
) as Record<keyof typeof endpoints, Call>

/** The data of a generation's events, by event. */
export const diagnosisEvents = shapesOf(DiagnosisEvents)
export const planEvents = shapesOf(PlanEvents)

/** `remote.json`, which a developer's override is read from. */
export const remoteManifest = shapeOf(RemoteManifest)
