import { createRoute, z } from '@hono/zod-openapi'
import { type Endpoint, PROBLEMS, Problem, type ProblemKey } from '@soulsign/contracts'
import type { Context, MiddlewareHandler } from 'hono'
import { jsonBody } from './body.ts'
import { requireOwner, requireUser } from './principal.ts'

/** The documentation of a call beside its schemas. */
export interface RouteDocumentation<E extends Endpoint> {
  endpoint: E
  summary: string
  description?: string
  tag: string
  /** Problems specific to this call, in addition to the common ones. */
  problems?: ProblemKey[]
  /** Who may call: an owner (guest or user), a signed-in user, an administrator (admitted by app.ts), or anyone. */
  access: 'owner' | 'user' | 'admin' | 'anyone'
  middleware?: MiddlewareHandler[]
  /** A second media type of the response, such as text/event-stream. */
  alternative?: string
}

const EVERY_CALL: ProblemKey[] = ['too-many-requests', 'internal', 'maintenance', 'unavailable']

const SECURITY = {
  owner: [{ guestToken: [] }, { bearer: [] }],
  user: [{ bearer: [] }],
  admin: [{ bearer: [] }],
  anyone: [{}, { guestToken: [] }, { bearer: [] }],
}

const admit =
  (required: (c: Context) => unknown): MiddlewareHandler =>
  async (c, next) => {
    required(c)
    await next()
  }

/** Refuses callers without the required access before their input is read or counted. */
const ADMISSION: Record<keyof typeof SECURITY, MiddlewareHandler[]> = {
  owner: [admit(requireOwner)],
  user: [admit(requireUser)],
  admin: [],
  anyone: [],
}

/** A problem document as response content. Rebuilt because only a schema of the extended zod can be named. */
export const problemContent = { 'application/problem+json': { schema: z.object(Problem.shape).openapi('Problem') } }

/** The responses of an OpenAPI operation for its problems, by status. */
function problemResponses(keys: ProblemKey[]) {
  const byStatus = Map.groupBy(keys, (key) => PROBLEMS[key].status)
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      { description: same.map((key) => `${PROBLEMS[key].title} (\`${key}\`)`).join('. '), content: problemContent },
    ]),
  )
}

type RequestOf<E extends Endpoint> = (E extends { body: infer B extends z.ZodType }
  ? { body: { content: { 'application/json': { schema: B } }; required: boolean } }
  : unknown) &
  (E extends { params: infer P extends z.ZodObject } ? { params: P } : unknown) &
  (E extends { query: infer Q extends z.ZodObject } ? { query: Q } : unknown)

/** The part of a route that determines its handler's type. */
type ContractRoute<E extends Endpoint> = {
  method: E['method']
  path: E['path']
  request: RequestOf<E>
  responses: E['status'] extends 204
    ? { 204: { description: string } }
    : Record<E['status'], { description: string; content: { 'application/json': { schema: E['response'] } } }>
}

/** Creates the OpenAPI route of an endpoint in the contract. */
export function contractRoute<const E extends Endpoint>(doc: RouteDocumentation<E>) {
  const { endpoint, access } = doc
  const problems: ProblemKey[] = [
    ...(endpoint.params || endpoint.query || endpoint.body ? (['invalid-input'] as const) : []),
    ...(endpoint.body ? (['malformed-json', 'body-too-large', 'unsupported-media-type'] as const) : []),
    ...(access === 'anyone' && endpoint.method === 'get' ? [] : (['unauthorized'] as const)),
    ...(access === 'owner' ? (['invalid-guest-token'] as const) : []),
    ...(access === 'admin' ? (['forbidden'] as const) : []),
    ...(doc.problems ?? []),
    ...EVERY_CALL,
  ]
  const route = {
    method: endpoint.method,
    path: endpoint.path,
    summary: doc.summary,
    ...(doc.description && { description: doc.description }),
    tags: [doc.tag],
    security: SECURITY[access],
    middleware: [...ADMISSION[access], ...(endpoint.body ? [jsonBody] : []), ...(doc.middleware ?? [])],
    request: {
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { query: endpoint.query }),
      ...(endpoint.body && {
        body: { content: { 'application/json': { schema: endpoint.body } }, required: !endpoint.bodyOptional },
      }),
    },
    responses: {
      ...problemResponses(problems),
      [endpoint.status]: {
        description: endpoint.status === 201 ? 'Created' : endpoint.status === 204 ? 'Done' : 'OK',
        ...(endpoint.status !== 204 && {
          content: {
            'application/json': { schema: endpoint.response },
            ...(doc.alternative && { [doc.alternative]: { schema: z.string() } }),
          },
        }),
      },
    },
  }
  // The contract's types are known here but lost in the object above.
  return createRoute(route as typeof route & ContractRoute<E>)
}
