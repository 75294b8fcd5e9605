/** A card. `decline` is the bank's decline code, or null if it pays. */
export interface Card {
  last4: string
  decline: 'generic_decline' | 'insufficient_funds' | null
}

/** Stripe's test cards, by number. https://docs.stripe.com/testing#cards */
const CARDS: ReadonlyMap<string, Card['decline']> = new Map([
  ['4242424242424242', null],
  ['4000000000000002', 'generic_decline'],
  ['4000000000009995', 'insufficient_funds'],
])

export const DECLINE_MESSAGES = {
  generic_decline: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
} as const

/** The test card with a number, or undefined. Real cards are never accepted. */
export function readCard(number: string): Card | undefined {
  const digits = number.replaceAll(/[\s-]/g, '')
  const decline = CARDS.get(digits)
  return decline === undefined ? undefined : { last4: digits.slice(-4), decline }
}
