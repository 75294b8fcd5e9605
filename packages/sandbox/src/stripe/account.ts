import type { BehaviourSwitches } from '../behaviour.ts'
import { type EventFields, makeEvent } from './objects/event.ts'
import { Store, type StripeObject } from './store.ts'
import { WebhookSender } from './webhooks.ts'

export interface AccountOptions {
  switches: BehaviourSwitches
  /** The sandbox's origin, read for each address because the port is known only after the start. */
  origin: () => string
  stateDir?: string | undefined
  webhookUrl?: string | undefined
}

/** Creation events that are not named after the object's kind. */
const EVENT_NAMES: Readonly<Record<string, string>> = { subscription: 'customer.subscription.created' }

/** The stand-in's only Stripe account: its objects and the events about their changes. */
export class Account {
  readonly store: Store
  readonly switches: BehaviourSwitches
  /** The current API call, which events refer to. */
  request: EventFields['request'] = { id: null, idempotency_key: null }
  readonly #webhooks: WebhookSender
  readonly #origin: () => string

  constructor({ switches, origin, stateDir, webhookUrl }: AccountOptions) {
    this.store = new Store(stateDir)
    this.switches = switches
    this.#origin = origin
    this.#webhooks = new WebhookSender(this.store, switches, webhookUrl)
  }

  get origin(): string {
    return this.#origin()
  }

  emit(type: string, object: StripeObject, previous?: Record<string, unknown>): void {
    const event = makeEvent({ type, object, previous, request: this.request })
    this.store.add(event)
    this.#webhooks.send(event)
  }

  /** Stores a new object and sends its event. */
  create<Added extends StripeObject>(object: Added): Added {
    this.store.add(object)
    this.emit(EVENT_NAMES[object.object] ?? `${object.object}.created`, object)
    return object
  }

  /** Changes an object and sends an event with the previous values. */
  change<Changed extends StripeObject>(object: Changed, changes: Partial<Changed>, type: string): Changed {
    const previous = Object.fromEntries(
      (Object.keys(changes) as (keyof Changed)[]).map((key) => [key, structuredClone(object[key])]),
    )
    Object.assign(object, changes)
    this.store.changed()
    this.emit(type, object, previous)
    return object
  }

  close(): void {
    this.#webhooks.close()
    this.store.flush()
  }
}
