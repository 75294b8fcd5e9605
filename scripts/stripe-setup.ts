import { setUpStripe } from '../api/src/billing/setup.ts'
import { createStripe, isStripeAway, isStripeError } from '../api/src/billing/stripe.ts'
import { type Config, ConfigError, readConfig } from '../api/src/config.ts'
import { Advice } from './steps.ts'

const WEBHOOK_PATH = '/api/webhooks/stripe'

/** Where webhooks are to go. Stripe sends them to public addresses only; the sandbox, which is on this machine, to it. */
function webhookUrlOf({ publicUrl, port, stripe }: Config): string | null {
  if (stripe.standIn !== null) return `http://127.0.0.1:${port}${WEBHOOK_PATH}`
  const isPublic = !['localhost', '127.0.0.1'].includes(new URL(publicUrl).hostname)
  return isPublic ? `${publicUrl}${WEBHOOK_PATH}` : null
}

// `pnpm stripe:setup`: makes what the product needs in the Stripe account of STRIPE_SECRET_KEY, or, without one, in the
// sandbox that runs. May be run again.
async function main(): Promise<void> {
  // Of what production needs, only the key and the address: the webhook's secret is made here.
  const config = readConfig({ ...process.env, NODE_ENV: undefined, DATABASE_URL: 'postgres://unused' })
  const { productName, publicUrl, stripe } = config
  const webhookUrl = webhookUrlOf(config)
  const { done, webhookSecret } = await setUpStripe(createStripe(config), { productName, publicUrl, webhookUrl }).catch(
    (error: unknown) => {
      if (stripe.standIn === null || !isStripeAway(error)) throw error
      throw new Advice(
        'Set STRIPE_SECRET_KEY to the key of a Stripe account, or start the sandbox with pnpm start to set it up again.',
      )
    },
  )
  for (const { what, id, isNew } of done) console.log(`  ${isNew ? 'made ' : 'found'} ${what}: ${id}`)
  if (webhookUrl === null) {
    console.log('\nNo webhook endpoint: Stripe reaches no local PUBLIC_URL. Its CLI does: stripe listen --forward-to')
    console.log(`${publicUrl}${WEBHOOK_PATH}`)
  }
  if (webhookSecret !== null) {
    console.log(`\nStripe tells the webhook's secret only now:\n\n  STRIPE_WEBHOOK_SECRET=${webhookSecret}\n`)
  }
}

try {
  await main()
} catch (error) {
  const isExpected = error instanceof Advice || error instanceof ConfigError || isStripeError(error)
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
