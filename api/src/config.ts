import { DEFAULT_AI_PROVIDER } from '@soulsign/contracts'
import type ipaddr from 'ipaddr.js'
import { Environment } from './environment.ts'
import { isSandboxAllowed, refusals } from './production-rules.ts'

/** The configuration read from the environment. docs/operations describes every variable. */
export interface Config {
  production: boolean
  port: number
  /** The addresses that the API and the metrics listen on. */
  host: string
  metricsHost: string
  /** The `Host` headers that are answered; null outside production: all. */
  hosts: string[] | null
  sandboxPort: number
  /** The separate port for Prometheus, or null for no metrics. */
  metricsPort: number | null
  /** What a pipeline shows to release over HTTP; null: nobody can. */
  releaseToken: string | null
  /** The bucket that holds the files of releases, `s3://KEY:SECRET@host/bucket`; null: the database holds them. */
  releaseStore: string | null
  /** The folder of published remotes. */
  dataDir: string
  /** The origin for links and redirects, without a trailing slash. */
  publicUrl: string
  databaseUrl: string
  /** Past the pooler, for migrations, the queue and notifications. */
  databaseDirectUrl: string
  /** How long a stopping process goes on taking requests, while it already says that it is not ready. */
  lameDuckMs: number
  /** The keys that seal secrets in the database, the newest first. Empty: they are stored as they are. */
  secretsKeys: Buffer[]
  adminEmails: string[]
  /** Whether the admin area asks for a passkey. Always in production. */
  adminSecondFactor: boolean
  /** Address ranges of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: ReturnType<typeof ipaddr.parseCIDR>[]
  /** The number of free insights per address. */
  guestLimit: number
  productName: string
  /** Whether developers may replace a released remote with one from their own machine, in their tab. */
  remoteOverrides: boolean
  /** Addresses of development servers whose remotes replace the released ones (`pnpm dev`). */
  remoteDevServers: string[]
  openai: {
    apiKey: string
    baseUrl: string | undefined
    model: string
    /** Who runs the AI, and where, as the texts that ask for consent name it. */
    provider: string
    /** The built-in guide answers in place of an AI. */
    standIn: boolean
  }
  /** How many insights a process writes at once. It writes half as many plans beside them. */
  generationConcurrency: number
  /** Whether the AI reads entries for safety beside the rules. Only with a key. */
  aiSafetyReader: boolean
  stripe: {
    secretKey: string
    /** Null if unset with a real Stripe account: webhooks are then refused. */
    webhookSecret: string | null
    /** The origin of Stripe's stand-in, or null for Stripe itself. */
    standIn: string | null
    /** Whether Stripe Tax calculates the taxes included in the prices. */
    automaticTax: boolean
  }
  google: { issuer: string; clientId: string; clientSecret: string }
  mail: { smtpUrl: string | undefined; from: string }
  /** Where to report a vulnerability, as a `mailto:` or `https:` address. Null if unset. */
  securityContact: string | null
  /** Whether to create a partner for trying the widget on this machine. */
  demoPartner: boolean
  logLevel: string
}

/** The environment is invalid. The message names every wrong variable, one per line. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Whether ADMIN_EMAILS names this address (in lower case). Such an administrator stays one while it does. */
export const isNamedAdmin = (email: string, { adminEmails }: Pick<Config, 'adminEmails'>): boolean =>
  adminEmails.some((admin) => admin.toLowerCase() === email)

/** Reads the environment. An empty variable counts as unset. Throws a `ConfigError` that names every error. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = Environment.safeParse(set)
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0])
    return `${name}: ${set[name] === undefined ? 'is missing; it ' : ''}${message}`
  })
  problems.push(...refusals(set))
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(`The environment is not complete:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  }

  const e = parsed.data
  const production = e.NODE_ENV === 'production'
  const sandboxAllowed = isSandboxAllowed(set)
  const sandbox = `http://127.0.0.1:${e.SANDBOX_PORT}`
  const publicUrl = (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, '')
  // The sandbox calls its webhook on this machine.
  const ownHosts = sandboxAllowed ? [`127.0.0.1:${e.PORT}`, `localhost:${e.PORT}`] : []
  return {
    production,
    port: e.PORT,
    host: e.HOST,
    metricsHost: e.METRICS_HOST,
    hosts: production ? [new URL(publicUrl).host, ...ownHosts] : null,
    sandboxPort: e.SANDBOX_PORT,
    metricsPort: e.METRICS_PORT ?? null,
    dataDir: e.DATA_DIR,
    releaseToken: e.RELEASE_TOKEN ?? null,
    releaseStore: e.RELEASE_STORE && e.RELEASE_STORE !== 'postgres' ? e.RELEASE_STORE : null,
    publicUrl,
    databaseUrl: e.DATABASE_URL,
    databaseDirectUrl: e.DATABASE_DIRECT_URL ?? e.DATABASE_URL,
    lameDuckMs: 1_000 * (e.LAME_DUCK_SECONDS ?? (production ? 5 : 0)),
    secretsKeys: e.SECRETS_KEY.map((key) => Buffer.from(key, 'hex')),
    adminEmails: e.ADMIN_EMAILS.length > 0 ? e.ADMIN_EMAILS : ['admin@example.test'],
    adminSecondFactor: production || e.ADMIN_SECOND_FACTOR === '1',
    trustedProxies: e.TRUSTED_PROXIES,
    guestLimit: e.GUEST_LIMIT,
    productName: e.PRODUCT_NAME,
    remoteOverrides: e.REMOTE_OVERRIDES ? e.REMOTE_OVERRIDES === '1' : !production,
    remoteDevServers: production ? [] : e.REMOTE_DEV_SERVERS,
    openai: {
      apiKey: e.OPENAI_API_KEY ?? 'sandbox',
      baseUrl: e.OPENAI_BASE_URL ?? (e.OPENAI_API_KEY ? undefined : `${sandbox}/openai/v1`),
      model: e.OPENAI_MODEL,
      provider: e.AI_PROVIDER ?? (e.OPENAI_BASE_URL ? new URL(e.OPENAI_BASE_URL).host : DEFAULT_AI_PROVIDER),
      standIn: e.OPENAI_API_KEY === undefined && e.OPENAI_BASE_URL === undefined,
    },
    generationConcurrency: e.GENERATION_CONCURRENCY,
    aiSafetyReader: e.AI_SAFETY_READER === '1' && e.OPENAI_API_KEY !== undefined,
    stripe: {
      secretKey: e.STRIPE_SECRET_KEY ?? 'sk_test_sandbox',
      // The sandbox's secret is public, so it is never valid with a real key.
      webhookSecret: e.STRIPE_WEBHOOK_SECRET ?? (e.STRIPE_SECRET_KEY ? null : 'whsec_sandbox'),
      standIn: e.STRIPE_SECRET_KEY ? null : sandbox,
      automaticTax: e.STRIPE_AUTOMATIC_TAX === '1',
    },
    google: {
      issuer:
        e.GOOGLE_ISSUER ??
        (e.GOOGLE_CLIENT_ID ? 'https://accounts.google.com' : `http://localhost:${e.SANDBOX_PORT}/google`),
      clientId: e.GOOGLE_CLIENT_ID ?? 'sandbox',
      clientSecret: e.GOOGLE_CLIENT_SECRET ?? 'sandbox',
    },
    securityContact: e.SECURITY_CONTACT ?? null,
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM ?? `${e.PRODUCT_NAME} <hello@example.test>` },
    demoPartner: !production,
    logLevel: e.LOG_LEVEL,
  }
}
