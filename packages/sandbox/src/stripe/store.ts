import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Card } from './cards.ts'
import { missing } from './errors.ts'
import type { Charge } from './objects/charge.ts'
import type { CheckoutLine, CheckoutSession } from './objects/checkout-session.ts'
import type { Customer } from './objects/customer.ts'
import type { Event } from './objects/event.ts'
import type { Invoice, InvoicePayment } from './objects/invoice.ts'
import type { PaymentIntent } from './objects/payment-intent.ts'
import type { PortalConfiguration, PortalSession } from './objects/portal.ts'
import type { Price } from './objects/price.ts'
import type { Product } from './objects/product.ts'
import type { Dispute, Refund } from './objects/refund.ts'
import type { Subscription } from './objects/subscription.ts'
import type { WebhookEndpoint } from './objects/webhook-endpoint.ts'

/** Every kind of object, by Stripe's `object` name. */
export interface Kinds {
  'billing_portal.configuration': PortalConfiguration
  'billing_portal.session': PortalSession
  'checkout.session': CheckoutSession
  charge: Charge
  customer: Customer
  dispute: Dispute
  event: Event
  invoice: Invoice
  invoice_payment: InvoicePayment
  payment_intent: PaymentIntent
  price: Price
  product: Product
  refund: Refund
  subscription: Subscription
  webhook_endpoint: WebhookEndpoint
}
export type Kind = keyof Kinds
export type StripeObject = Kinds[Kind]

/** A checkout session's private data until it is paid. */
export interface Order {
  lines: CheckoutLine[]
  /** Metadata of the subscription or payment to create. */
  metadata: Record<string, string>
  description: string | null
  /** Whether the entered name becomes the customer's name. */
  keepsName: boolean
}

/** A stored answer for repeated calls with the same idempotency key. */
export interface KeptAnswer {
  /** Digest of the request. */
  request: string
  status: number
  body: unknown
  /** In seconds. */
  at: number
}

/** An undelivered webhook. `at` is in milliseconds since 1970. */
export interface Delivery {
  event: string
  url: string
  attempts: number
  at: number
}

interface State {
  objects: StripeObject[]
  orders: Record<string, Order>
  /** By payment method. */
  cards: Record<string, Card>
  answers: [string, KeptAnswer][]
  deliveries: Delivery[]
  deletedCustomers: string[]
}

const WRITE_AFTER_MS = 10

/** The stand-in's state, in memory and, with a directory, in its `stripe.json`. */
export class Store {
  readonly orders: Record<string, Order>
  readonly cards: Record<string, Card>
  readonly answers: Map<string, KeptAnswer>
  readonly deliveries: Set<Delivery>
  readonly deletedCustomers: Set<string>
  readonly #objects: Map<string, StripeObject>
  readonly #file: string | undefined
  #timer: NodeJS.Timeout | undefined
  #written: PromiseWithResolvers<void> | undefined

  constructor(stateDir?: string) {
    if (stateDir !== undefined) {
      mkdirSync(stateDir, { recursive: true })
      this.#file = join(stateDir, 'stripe.json')
    }
    const { objects = [], orders = {}, cards = {}, answers = [], deliveries = [], deletedCustomers = [] } = this.#read()
    this.#objects = new Map(objects.map((object) => [object.id, object]))
    this.orders = orders
    this.cards = cards
    this.answers = new Map(answers)
    this.deliveries = new Set(deliveries)
    this.deletedCustomers = new Set(deletedCustomers)
  }

  add<Added extends StripeObject>(object: Added): Added {
    this.#objects.set(object.id, object)
    this.changed()
    return object
  }

  remove(object: StripeObject): void {
    this.#objects.delete(object.id)
    this.changed()
  }

  get(id: string): StripeObject | undefined {
    return this.#objects.get(id)
  }

  /**
   * Finds an object by id.
   * @param param the parameter that named the id; omitted for an id in the address
   * @throws StripeError `resource_missing`
   */
  find<K extends Kind>(kind: K, id: string, param?: string): Kinds[K] {
    const object = this.#objects.get(id)
    if (object?.object !== kind) throw missing(kind.replace('.', ' '), id, param)
    return object as Kinds[K]
  }

  /** Refuses an unknown customer; lists accept a deleted one. @throws StripeError `resource_missing` */
  expectCustomer(id: string | undefined): void {
    if (id !== undefined && !this.deletedCustomers.has(id)) this.find('customer', id, 'customer')
  }

  /** All objects of a kind, oldest first. */
  all<K extends Kind>(kind: K): Kinds[K][] {
    return [...this.#objects.values()].filter((object): object is Kinds[K] => object.object === kind)
  }

  /** Schedules a write. Call it after every change; many changes share one write. */
  changed(): void {
    if (this.#file === undefined) return
    this.#timer ??= setTimeout(() => this.flush(), WRITE_AFTER_MS)
    this.#written ??= Promise.withResolvers()
  }

  /** Waits until every change so far is on disk, so that a crash cannot undo anything already answered. */
  async saved(): Promise<void> {
    await this.#written?.promise
  }

  /** Writes pending changes now and atomically. */
  flush(): void {
    if (this.#file === undefined || this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    const { orders, cards } = this
    const state: State = {
      objects: [...this.#objects.values()],
      orders,
      cards,
      answers: [...this.answers],
      deliveries: [...this.deliveries],
      deletedCustomers: [...this.deletedCustomers],
    }
    writeFileSync(`${this.#file}.new`, JSON.stringify(state))
    renameSync(`${this.#file}.new`, this.#file)
    this.#written?.resolve()
    this.#written = undefined
  }

  #read(): Partial<State> {
    if (this.#file === undefined) return {}
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8')) as State
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
      throw new Error(`${this.#file} cannot be read. Remove it to start with an empty Stripe stand-in.`, {
        cause: error,
      })
    }
  }
}
