import type Stripe from 'stripe'
import type { Deps } from '../deps.ts'

/** Metadata that marks the product's portal configuration. */
export const PORTAL_MARK = { app: 'soulsign' } as const

/** A move of a running subscription to another price. */
interface Move {
  subscription: string
  item: string
  price: string
}

/** Returns the portal configuration that `pnpm stripe:setup` created. */
export async function findPortalConfiguration(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | undefined> {
  for await (const configuration of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (configuration.metadata?.app === PORTAL_MARK.app) return configuration
  }
  return undefined
}

/**
 * Returns the portal's address for a customer, optionally with the confirmation of a move open. The portal leads back
 * to the account.
 */
export async function openPortal(
  { stripe, config }: Pick<Deps, 'stripe' | 'config'>,
  customer: string,
  move?: Move,
): Promise<string> {
  const return_url = `${config.publicUrl}/account`
  const client = await stripe()
  const configuration = await findPortalConfiguration(client)
  const { url } = await client.billingPortal.sessions.create({
    customer,
    return_url,
    // Without it, Stripe uses the account's default.
    ...(configuration && { configuration: configuration.id }),
    ...(move && {
      flow_data: {
        type: 'subscription_update_confirm',
        subscription_update_confirm: {
          subscription: move.subscription,
          items: [{ id: move.item, price: move.price, quantity: 1 }],
        },
        after_completion: { type: 'redirect', redirect: { return_url } },
      },
    }),
  })
  return url
}
