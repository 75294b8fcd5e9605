import { createHmac } from 'node:crypto'
import type { BehaviourSwitches } from '../behaviour.ts'
import type { Event } from './objects/event.ts'
import { WEBHOOK_SECRET } from './objects/webhook-endpoint.ts'
import type { Delivery, Store } from './store.ts'

const ANSWER_WITHIN_MS = 10_000
const FIRST_RETRY_MS = 200
const LONGEST_WAIT_MS = 30_000
/** About ten minutes of retries. */
const MAX_ATTEMPTS = 28
/** Longest random delay of a shuffled webhook. */
const SHUFFLE_MS = 300

/** The `Stripe-Signature` of a payload. https://docs.stripe.com/webhooks#verify-manually */
export function signatureOf(payload: string, timestamp = Math.floor(Date.now() / 1_000)): string {
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${timestamp}.${payload}`).digest('hex')
  return `t=${timestamp},v1=${signature}`
}

/** Delivers events to the registered endpoints and the default one, and retries until each accepts. */
export class WebhookSender {
  readonly #store: Store
  readonly #switches: BehaviourSwitches
  readonly #defaultUrl: string | undefined
  readonly #timers = new Set<NodeJS.Timeout>()
  readonly #closing = new AbortController()

  constructor(store: Store, switches: BehaviourSwitches, defaultUrl: string | undefined) {
    this.#store = store
    this.#switches = switches
    this.#defaultUrl = defaultUrl
    for (const delivery of store.deliveries) this.#schedule(delivery)
  }

  send(event: Event): void {
    const { webhookDelayMs, duplicateWebhooks, shuffleWebhooks } = this.#switches.current.stripe
    for (const url of this.#urlsFor(event.type)) {
      event.pending_webhooks++
      for (let copy = 0; copy < (duplicateWebhooks ? 2 : 1); copy++) {
        const delay = webhookDelayMs + (shuffleWebhooks ? Math.random() * SHUFFLE_MS : 0)
        const delivery = { event: event.id, url, attempts: 0, at: Date.now() + delay }
        this.#store.deliveries.add(delivery)
        this.#schedule(delivery)
      }
    }
    this.#store.changed()
  }

  /** Stops delivery and keeps pending webhooks for the next start. */
  close(): void {
    this.#closing.abort()
    for (const timer of this.#timers) clearTimeout(timer)
  }

  #urlsFor(type: string): Set<string> {
    const endpoints = this.#store
      .all('webhook_endpoint')
      .filter(
        ({ status, enabled_events: events }) => status === 'enabled' && (events.includes('*') || events.includes(type)),
      )
    const urls = new Set(endpoints.map(({ url }) => url))
    if (this.#defaultUrl !== undefined) urls.add(this.#defaultUrl)
    return urls
  }

  #schedule(delivery: Delivery): void {
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer)
        this.#attempt(delivery)
      },
      Math.max(0, delivery.at - Date.now()),
    )
    this.#timers.add(timer)
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const event = this.#store.find('event', delivery.event)
    await this.#store.saved()
    const delivered = await this.#post(delivery.url, JSON.stringify(event))
    if (this.#closing.signal.aborted) return
    delivery.attempts++
    if (delivered || delivery.attempts === MAX_ATTEMPTS) {
      this.#store.deliveries.delete(delivery)
      if (delivered) event.pending_webhooks = Math.max(0, event.pending_webhooks - 1)
    } else {
      delivery.at = Date.now() + Math.min(LONGEST_WAIT_MS, FIRST_RETRY_MS * 2 ** (delivery.attempts - 1))
      this.#schedule(delivery)
    }
    this.#store.changed()
  }

  /** @returns whether the endpoint accepted the webhook */
  async #post(url: string, payload: string): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: payload,
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signatureOf(payload) },
        redirect: 'manual',
        signal: AbortSignal.any([this.#closing.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
      })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }
}
