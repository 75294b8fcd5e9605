import { join } from 'node:path'
import { setUpStripe } from '../api/src/billing/setup.ts'
import { createStripe } from '../api/src/billing/stripe.ts'
import { type Config, readConfig } from '../api/src/config.ts'
import { startPostgres } from '../packages/postgres/src/index.ts'
import type { Running } from './lifecycle.ts'
import { Advice, expectFree, step } from './steps.ts'

/** Each has a stand-in in the sandbox while it is not set. */
const PROVIDERS = ['OPENAI_API_KEY', 'STRIPE_SECRET_KEY', 'GOOGLE_CLIENT_ID', 'SMTP_URL']
const isSandboxed = () => PROVIDERS.some((name) => !process.env[name])

/** The configuration, checked before anything is done: a missing variable shows at once. */
export function readEnvironment(defaults: Record<string, string> = {}): Config {
  const { env } = process
  const production = env.NODE_ENV === 'production' && env.ALLOW_SANDBOX !== '1'
  // Stands in until the embedded database has an address; production has to name its own.
  const database = env.DATABASE_URL || (production ? undefined : 'postgres://embedded')
  return readConfig({ ...defaults, ...env, DATABASE_URL: database })
}

/** Address of the database: DATABASE_URL, else the embedded one, which is started. */
export async function startDatabase({ dataDir }: Config, { onStop }: Running): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL
  const postgres = await step('Starting the database', () =>
    startPostgres({ dataDir }).catch((error: Error) => {
      throw new Advice(error.message)
    }),
  )
  onStop(() => postgres.stop())
  return postgres.url
}

/** Starts the stand-ins, if a provider has no key. Answers the configuration with what is known only now: the mail server. */
export async function startStandIns(config: Config, { onStop }: Running): Promise<Config> {
  if (!isSandboxed()) return config
  const { sandboxPort, mail, port, dataDir } = config
  await expectFree(sandboxPort, 'SANDBOX_PORT')
  const { startSandbox } = await import('../packages/sandbox/src/index.ts')
  const sandbox = await step('Starting the sandbox', () =>
    startSandbox({
      productUrl: config.publicUrl,
      port: sandboxPort,
      stateDir: join(dataDir, 'sandbox'),
      webhookUrl: `http://127.0.0.1:${port}/api/webhooks/stripe`,
    }),
  )
  onStop(() => sandbox.close())
  if (config.stripe.standIn !== null) {
    const { productName, publicUrl } = config
    await step('Setting its plans up', () =>
      setUpStripe(createStripe(config), { productName, publicUrl, webhookUrl: null }),
    )
  }
  return { ...config, mail: { ...mail, smtpUrl: mail.smtpUrl ?? sandbox.smtpUrl } }
}

/** Prints where everything is: what answers at this moment. */
export async function announce({ productName, publicUrl, sandboxPort, adminEmails }: Config): Promise<void> {
  const lines = [['app', publicUrl]]
  const standIns = [
    ['mailbox', `http://localhost:${sandboxPort}/mail`],
    ['partner demo', `http://localhost:${sandboxPort}/partner`],
  ] as const
  for (const [name, url] of isSandboxed() ? standIns : []) if (await answers(url)) lines.push([name, url])
  lines.push(['API reference', `${publicUrl}/api/reference`], ['administrator', adminEmails.join(', ')])
  const list = lines.map(([name = '', text]) => `  ${name.padEnd(15)}${text}`).join('\n')
  console.log(`\n${productName} is ready\n${list}\n\nCtrl-C stops it.`)
}

/** Whether something answers there with success. */
export async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  )
}
