import { setUpStripe } from '../api/src/billing/setup.ts'
import { createStripe, isStripeAway, isStripeError } from '../api/src/billing/stripe.ts'
import { type Config, ConfigError, readConfig } from '../api/src/config.ts'
import { Advice, runCommand } from './steps.ts'

const WEBHOOK_PATH = '/api/webhooks/stripe'

/** The address for webhooks. Stripe sends them only to public addresses; the sandbox sends them to this machine. */
function webhookUrlOf({ publicUrl, port, stripe }: Config): string | null {
  if (stripe.standIn !== null) return `http://127.0.0.1:${port}${WEBHOOK_PATH}`
  const isPublic = !['localhost', '127.0.0.1'].includes(new URL(publicUrl).hostname)
  return isPublic ? `${publicUrl}${WEBHOOK_PATH}` : null
}

// `pnpm stripe:setup`: creates the product's objects in the Stripe account of STRIPE_SECRET_KEY or, without a key, in
// the running sandbox. It is safe to run again.
async function main(): Promise<void> {
  // Setup needs only the key and the public address: it creates the webhook's secret itself.
  const config = readConfig({ ...process.env, NODE_ENV: 'development', DATABASE_URL: 'postgres://unused' })
  const { productName, publicUrl, stripe } = config
  const webhookUrl = webhookUrlOf(config)
  const { done, webhookSecret } = await setUpStripe(await createStripe(config)(), {
    productName,
    publicUrl,
    webhookUrl,
  }).catch((error: unknown) => {
    if (stripe.standIn === null || !isStripeAway(error)) throw error
    throw new Advice(
      'Set STRIPE_SECRET_KEY to the key of a Stripe account, or run pnpm start to start and set up the sandbox.',
    )
  })
  for (const { what, id, isNew } of done) console.log(`  ${isNew ? 'created' : 'found  '} ${what}: ${id}`)
  if (webhookUrl === null) {
    console.log('\nNo webhook endpoint: Stripe cannot reach a local PUBLIC_URL. Run: stripe listen --forward-to')
    console.log(`${publicUrl}${WEBHOOK_PATH}`)
  }
  if (webhookSecret !== null) {
    console.log(`\nStripe shows the webhook's secret only once:\n\n  STRIPE_WEBHOOK_SECRET=${webhookSecret}\n`)
  }
}

await runCommand(main, (error) => error instanceof ConfigError || isStripeError(error))
