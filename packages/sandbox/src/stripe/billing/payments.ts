import type { Account } from '../account.ts'
import { type Card, DECLINE_MESSAGES } from '../cards.ts'
import { invalid, StripeError } from '../errors.ts'
import { newId } from '../identifiers.ts'
import { type Charge, makeCharge } from '../objects/charge.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import { type Dispute, makeDispute, makeRefund, type Refund, type RefundFields } from '../objects/refund.ts'

/** The bank's current answer for a card; the switch declines every card. */
export const declineOf = (account: Account, card: Card): Card['decline'] =>
  account.switches.current.stripe.declineCards ? 'generic_decline' : card.decline

export const cardError = (decline: NonNullable<Card['decline']>) =>
  new StripeError(402, 'card_error', DECLINE_MESSAGES[decline], { code: 'card_declined', decline_code: decline })

/** Stores a card. @returns the id of its payment method */
export function saveCard(account: Account, card: Card): string {
  const id = newId('pm')
  account.store.cards[id] = card
  account.store.changed()
  return id
}

/** The card of a payment method. @throws StripeError if none is stored */
export function cardOf(account: Account, paymentMethod: string | null): Card {
  const card = account.store.cards[paymentMethod ?? '']
  if (!card) throw invalid('This has no attached payment source or default payment method.', 'default_payment_method')
  return card
}

/** Charges a payment once. Tests set the bank's answer with `decline`. @returns whether it was paid */
export function charge(
  account: Account,
  intent: PaymentIntent,
  { email, decline }: { email: string | null; decline?: Card['decline'] },
): boolean {
  const card = cardOf(account, intent.payment_method)
  const answer = decline === undefined ? declineOf(account, card) : decline
  const tried = makeCharge(intent, { card: { ...card, decline: answer }, email, origin: account.origin })
  account.store.add(tried)
  if (answer === null) {
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: tried.id,
      last_payment_error: null,
    })
    account.emit('charge.succeeded', tried)
    account.emit('payment_intent.succeeded', intent)
    return true
  }
  intent.latest_charge = tried.id
  intent.last_payment_error = {
    type: 'card_error',
    code: 'card_declined',
    decline_code: answer,
    message: DECLINE_MESSAGES[answer],
    charge: tried.id,
  }
  account.emit('charge.failed', tried)
  account.emit('payment_intent.payment_failed', intent)
  return false
}

/** Refunds an amount, by default everything that is left. */
export function refund(
  account: Account,
  charge: Charge,
  { amount, ...fields }: Omit<RefundFields, 'amount'> & { amount?: number | undefined },
): Refund {
  const left = charge.amount_captured - charge.amount_refunded
  if (!charge.paid) throw invalid(`Charge ${charge.id} has not been paid.`, 'charge')
  if (left === 0) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded')
  }
  if (amount !== undefined && (amount < 1 || amount > left)) {
    throw invalid(`Refund amount (${amount}) must be between 1 and the ${left} that is left on the charge.`, 'amount')
  }
  const made = account.create(makeRefund(charge, { ...fields, amount: amount ?? left }))
  const refunded = charge.amount_refunded + made.amount
  account.change(
    charge,
    {
      amount_refunded: refunded,
      refunded: refunded === charge.amount_captured,
      refunds: { ...charge.refunds, data: [made, ...charge.refunds.data] },
    },
    'charge.refunded',
  )
  return made
}

/** Opens a dispute: the person's bank reverses the charge. */
export function dispute(account: Account, charge: Charge): Dispute {
  if (!charge.paid || charge.disputed) throw invalid(`Charge ${charge.id} cannot be disputed.`, 'charge')
  account.change(charge, { disputed: true }, 'charge.updated')
  const made = account.store.add(makeDispute(charge))
  account.emit('charge.dispute.created', made)
  return made
}

/** Closes a charge's open dispute with the bank's decision. */
export function closeDispute(account: Account, charge: Charge, outcome: 'won' | 'lost'): Dispute {
  const open = account.store
    .all('dispute')
    .find((made) => made.charge === charge.id && made.status === 'needs_response')
  if (!open) throw invalid(`Charge ${charge.id} has no open dispute.`, 'charge')
  return account.change(open, { status: outcome }, 'charge.dispute.closed')
}
