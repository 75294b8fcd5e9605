import { z } from 'zod'
import { now } from '../identifiers.ts'
import { page } from '../listing.ts'
import { makeWebhookEndpoint, WEBHOOK_SECRET } from '../objects/webhook-endpoint.ts'
import { changeMetadata, flag, metadata, paging, text, webAddress } from '../parameters.ts'
import type { Calls } from './calls.ts'

/** How long Stripe lists an event. */
const LISTED_S = 30 * 86_400

const ENDPOINT = {
  url: webAddress,
  enabled_events: z.array(z.string()).min(1),
  description: text.optional(),
  metadata: metadata.optional(),
}

/** Webhook endpoints and events. */
export function webhookCalls(calls: Calls): void {
  calls.get('/webhook_endpoints', paging, ({ account, params }) =>
    page(account.store, 'webhook_endpoint', { url: '/v1/webhook_endpoints', paging: params }),
  )
  calls.post('/webhook_endpoints', { ...ENDPOINT, api_version: z.string().optional() }, ({ account, params }) => {
    const made = makeWebhookEndpoint({ ...params, metadata: changeMetadata({}, params.metadata) })
    return { ...account.store.add(made), secret: WEBHOOK_SECRET }
  })
  calls.get('/webhook_endpoints/:id', {}, ({ account, id }) => account.store.find('webhook_endpoint', id))
  calls.post(
    '/webhook_endpoints/:id',
    {
      ...ENDPOINT,
      url: ENDPOINT.url.optional(),
      enabled_events: ENDPOINT.enabled_events.optional(),
      disabled: flag.optional(),
    },
    ({ account, params, id }) => {
      const endpoint = account.store.find('webhook_endpoint', id)
      Object.assign(endpoint, {
        url: params.url ?? endpoint.url,
        enabled_events: params.enabled_events ?? endpoint.enabled_events,
        description: params.description ?? endpoint.description,
        metadata: changeMetadata(endpoint.metadata, params.metadata),
        status: params.disabled === undefined ? endpoint.status : params.disabled ? 'disabled' : 'enabled',
      })
      account.store.changed()
      return endpoint
    },
  )
  calls.delete('/webhook_endpoints/:id', {}, ({ account, id }) => {
    account.store.remove(account.store.find('webhook_endpoint', id))
    return { id, object: 'webhook_endpoint', deleted: true }
  })

  calls.get(
    '/events',
    { ...paging, type: z.string().optional(), types: z.array(z.string()).max(20).optional() },
    ({ account, params }) =>
      page(account.store, 'event', {
        url: '/v1/events',
        paging: params,
        keep: ({ type, created }) =>
          created > now() - LISTED_S &&
          (params.type === undefined || matches(params.type, type)) &&
          (params.types?.some((wanted) => matches(wanted, type)) ?? true),
      }),
  )
  calls.get('/events/:id', {}, ({ account, id }) => account.store.find('event', id))
}

/** `charge.*` matches every event of a charge. */
const matches = (wanted: string, type: string) =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : wanted === type
