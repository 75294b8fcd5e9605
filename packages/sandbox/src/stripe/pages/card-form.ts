import { z } from 'zod'
import { type Card, readCard } from '../cards.ts'
import { invalid } from '../errors.ts'

const Expiry = z.string().regex(/^\s*(0[1-9]|1[0-2])\s*\/\s*\d{2}\s*$/)
const Cvc = z.string().regex(/^\s*\d{3,4}\s*$/)

/** Reads the typed card. @throws StripeError with a message for the person */
export function cardFrom(form: Record<string, unknown>): Card {
  const card = readCard(String(form.card ?? ''))
  if (!card) throw invalid('Your card number is not one of the test cards.', 'card')
  const expiry = Expiry.safeParse(form.expiry)
  if (!expiry.success) throw invalid("Your card's expiration date is incomplete. Write it as 12 / 34.", 'expiry')
  const [month = '', year = ''] = expiry.data.split('/').map((part) => part.trim())
  if (new Date(Date.UTC(2000 + Number(year), Number(month), 1)) <= new Date()) {
    throw invalid("Your card's expiration date is in the past.", 'expiry')
  }
  if (!Cvc.safeParse(form.cvc).success) throw invalid("Your card's security code is incomplete.", 'cvc')
  return card
}
