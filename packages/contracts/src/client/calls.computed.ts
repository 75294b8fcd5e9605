// Browsers get this module's values instead of its code (remote-kit/src/rspack/computed.ts), and so no schema.
import { adminEndpoints } from '../admin-endpoints.ts'
import { type Endpoints, endpoints } from '../endpoints.ts'
import { DiagnosisEvents, PlanEvents } from '../functions.ts'
import { RemoteManifest } from '../registry.ts'
import { callsOf } from './call-of.ts'
import { shapeOf } from './shape-of.ts'
import type { Shape } from './tolerant.ts'

const shapesOf = (schemas: Readonly<Record<string, Parameters<typeof shapeOf>[0]>>): Record<string, Shape> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, shapeOf(schema)]))

type Others = Omit<Endpoints, keyof typeof adminEndpoints>

/** Every call of `endpoints`, except the admin area's. */
export const calls = callsOf(
  Object.fromEntries(Object.entries(endpoints).filter(([name]) => !(name in adminEndpoints))) as Others,
)

/** The data of a generation's events, by event. */
export const diagnosisEvents = shapesOf(DiagnosisEvents)
export const planEvents = shapesOf(PlanEvents)

/** `remote.json`, which a developer's override is read from. */
export const remoteManifest = shapeOf(RemoteManifest)
