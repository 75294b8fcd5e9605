import { newId, now } from '../identifiers.ts'
import { API_VERSION } from './event.ts'

/** The signing secret of every endpoint. */
export const WEBHOOK_SECRET = 'whsec_sandbox'

export interface WebhookEndpointFields {
  url: string
  enabled_events: string[]
  description?: string | undefined
  metadata?: Record<string, string> | undefined
}

export const makeWebhookEndpoint = (fields: WebhookEndpointFields) => ({
  id: newId('we'),
  object: 'webhook_endpoint' as const,
  api_version: API_VERSION,
  application: null,
  created: now(),
  description: fields.description ?? null,
  enabled_events: fields.enabled_events,
  livemode: false,
  metadata: fields.metadata ?? {},
  status: 'enabled' as 'disabled' | 'enabled',
  url: fields.url,
})
export type WebhookEndpoint = ReturnType<typeof makeWebhookEndpoint>
