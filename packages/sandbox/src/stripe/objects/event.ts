import { newId, now } from '../identifiers.ts'

/** The version of Stripe's API that these objects follow. */
export const API_VERSION = '2026-10-28.endive'

export interface EventFields {
  type: string
  object: unknown
  previous: Record<string, unknown> | undefined
  request: { id: string | null; idempotency_key: string | null }
}

/** An event with a snapshot of its object. */
export const makeEvent = ({ type, object, previous, request }: EventFields) => ({
  id: newId('evt'),
  object: 'event' as const,
  api_version: API_VERSION,
  created: now(),
  data: { object: structuredClone(object), ...(previous && { previous_attributes: structuredClone(previous) }) },
  livemode: false,
  pending_webhooks: 0,
  request,
  type,
})
export type Event = ReturnType<typeof makeEvent>
