import { join } from 'node:path'
import { setUpStripe } from '../api/src/billing/setup.ts'
import { createStripe } from '../api/src/billing/stripe.ts'
import { type Config, readConfig } from '../api/src/config.ts'
import { startPostgres } from '../packages/postgres/src/index.ts'
import type { Running } from './lifecycle.ts'
import { Advice, expectFree, step } from './steps.ts'

type DatabaseAddresses = Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>

/** While one of these is not set, the sandbox stands in for that provider. */
const PROVIDERS = ['OPENAI_API_KEY', 'STRIPE_SECRET_KEY', 'GOOGLE_CLIENT_ID', 'SMTP_URL']
const isSandboxed = () => PROVIDERS.some((name) => !process.env[name])

/** Reads and checks the configuration first, so that a missing variable is reported at once. */
export function readEnvironment(defaults: Record<string, string> = {}): Config {
  const { env } = process
  const production = env.NODE_ENV === 'production' && env.ALLOW_SANDBOX !== '1'
  // A placeholder until the embedded database has an address; production must set its own.
  const database = env.DATABASE_URL || (production ? undefined : 'postgres://embedded')
  return readConfig({ ...defaults, ...env, DATABASE_URL: database })
}

/** Returns the addresses of the database in the environment, or starts the embedded one and returns its address. */
export async function startDatabase(config: Config, { onStop }: Running): Promise<DatabaseAddresses> {
  const { dataDir, databaseUrl, databaseDirectUrl } = config
  if (process.env.DATABASE_URL) return { databaseUrl, databaseDirectUrl }
  const postgres = await step('Starting the database', () =>
    startPostgres({
      dataDir,
      onRestart: (failure) =>
        console.error(
          failure
            ? `The database could not be started again: ${failure.message}`
            : 'The database had died and was started again.',
        ),
    }).catch((error: Error) => {
      throw new Advice(error.message)
    }),
  )
  onStop(() => postgres.stop())
  return { databaseUrl: postgres.url, databaseDirectUrl: postgres.url }
}

/** Starts the stand-ins if a provider is not set. Returns the configuration with the stand-in's mail server. */
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
    await step('Setting up its plans', async () =>
      setUpStripe(await createStripe(config)(), { productName, publicUrl, webhookUrl: null }),
    )
  }
  return { ...config, mail: { ...mail, smtpUrl: mail.smtpUrl ?? sandbox.smtpUrl } }
}

/** Prints the addresses of the product and of the stand-ins that answer. */
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

/** Whether a URL answers with success. */
export async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  )
}
