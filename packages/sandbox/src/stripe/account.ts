import type { BehaviourSwitches } from '../behaviour.ts'
import { type EventFields, makeEvent } from './objects/event.ts'
import { Store, type StripeObject } from './store.ts'
import { WebhookSender } from './webhooks.ts'

export interface AccountOptions {
  switches: BehaviourSwitches
  /** The sandbox's own origin; asked when an address is made, for the port is known only then. */
  origin: () => string
  stateDir?: string | undefined
  webhookUrl?: string | undefined
}

/** Where the event of a new object is not called by its kind. */
const EVENT_NAMES: Readonly<Record<string, string>> = { subscription: 'customer.subscription.created' }

/** The one Stripe account that the stand-in holds: its objects, and the events that tell what happened to them. */
export class Account {
  readonly store: Store
  readonly switches: BehaviourSwitches
  /** The API call that is being answered; events name it. */
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

  /** Keeps a new object and tells of it. */
  create<Added extends StripeObject>(object: Added): Added {
    this.store.add(object)
    this.emit(EVENT_NAMES[object.object] ?? `${object.object}.created`, object)
    return object
  }

  /** Changes an object and tells of it with what it was before. */
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
