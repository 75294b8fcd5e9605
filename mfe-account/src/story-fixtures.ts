import type { SubscriptionState } from '@soulsign/contracts'

const FREE: SubscriptionState = {
  subscribed: false,
  subscription_tier: null,
  subscription_end: null,
  renews: false,
  in_grace: false,
  error: null,
}

export const free = () => FREE
export const yearly = (): SubscriptionState => ({
  ...FREE,
  subscribed: true,
  subscription_tier: 'Yearly',
  subscription_end: '2027-03-04T18:20:00.000Z',
  renews: true,
})
export const unpaid = (): SubscriptionState => ({ ...yearly(), renews: false, in_grace: true })
export const lifetime = (): SubscriptionState => ({ ...FREE, subscribed: true, subscription_tier: 'Lifetime' })
