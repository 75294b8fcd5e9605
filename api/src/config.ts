import {
  DEFAULT_AI_PROVIDER,
  DEFAULT_PRODUCT_NAME,
  GUEST_DIAGNOSIS_LIMIT,
  PRODUCT_NAME_MAX_LENGTH,
} from '@soulsign/contracts'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'

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

const PORT_ADVICE = 'must be a port, a whole number from 0 to 65535'
const port = z.coerce.number(PORT_ADVICE).int(PORT_ADVICE).min(0, PORT_ADVICE).max(65_535, PORT_ADVICE)
const COUNT_ADVICE = 'must be a whole number, 0 or more'
const POSITIVE_ADVICE = 'must be a whole number, 1 or more'
const isEmail = (text: string) => z.email().safeParse(text).success
const httpsUrl = z.url({ protocol: /^https$/ })
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })

/** Parses `10.0.0.0/8` or a single address. IPv4-mapped IPv6 becomes IPv4. */
function parseRange(text: string): ReturnType<typeof ipaddr.parseCIDR> {
  if (text.includes('/')) {
    const [address, bits] = ipaddr.parseCIDR(text)
    const mapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress()
    return mapped ? [address.toIPv4Address(), Math.max(0, bits - 96)] : [address, bits]
  }
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

const commaList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )

const Environment = z.object({
  // Any other spelling would count as development, with its stand-ins and overrides.
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  SANDBOX_PORT: port.default(3900),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  RELEASE_STORE: z
    .literal('postgres')
    .or(
      z.url({
        protocol: /^s3(\+http)?$/,
        error: 'must be postgres, or a bucket such as s3://KEY:SECRET@s3.example/bucket?region=eu-central-1',
      }),
    )
    .optional(),
  RELEASE_TOKEN: z.string().min(32, 'must have 32 characters or more, such as of `openssl rand -hex 32`').optional(),
  PUBLIC_URL: httpUrl.optional(),
  DATABASE_URL: z.url({
    protocol: /^postgres(ql)?$/,
    error: 'must be a postgres:// address (outside production `pnpm start` brings a database of its own)',
  }),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  SECRETS_KEY: commaList.pipe(
    z.array(z.string().regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits, such as of `openssl rand -hex 32`')),
  ),
  ADMIN_EMAILS: commaList.pipe(z.array(z.email('must be e-mail addresses, separated by commas'))),
  ADMIN_SECOND_FACTOR: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  TRUSTED_PROXIES: commaList.transform((items, context) =>
    items.flatMap((item) => {
      try {
        return [parseRange(item)]
      } catch {
        context.issues.push({
          code: 'custom',
          input: item,
          message: `'${item}' is neither an address nor a CIDR range`,
        })
        return []
      }
    }),
  ),
  LAME_DUCK_SECONDS: z.coerce.number(COUNT_ADVICE).min(0, COUNT_ADVICE).optional(),
  GUEST_LIMIT: z.coerce.number(COUNT_ADVICE).int(COUNT_ADVICE).min(0, COUNT_ADVICE).default(GUEST_DIAGNOSIS_LIMIT),
  REMOTE_OVERRIDES: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  REMOTE_DEV_SERVERS: commaList,
  PRODUCT_NAME: z.string().min(1).max(PRODUCT_NAME_MAX_LENGTH).default(DEFAULT_PRODUCT_NAME),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: httpUrl.optional(),
  AI_PROVIDER: z.string().max(100, 'must have at most 100 characters').optional(),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
  GENERATION_CONCURRENCY: z.coerce.number(POSITIVE_ADVICE).int(POSITIVE_ADVICE).min(1, POSITIVE_ADVICE).default(16),
  AI_SAFETY_READER: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_AUTOMATIC_TAX: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  GOOGLE_ISSUER: httpUrl.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.string().optional(),
  SECURITY_CONTACT: z
    .string()
    .refine(
      (text) => isEmail(text) || httpsUrl.safeParse(text).success,
      'must be an e-mail address or an https:// address',
    )
    .transform((text) => (isEmail(text) ? `mailto:${text}` : text))
    .optional(),
  ALLOW_SANDBOX: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

/** Whether ADMIN_EMAILS names this address (in lower case). Such an administrator stays one while it does. */
export const isNamedAdmin = (email: string, { adminEmails }: Pick<Config, 'adminEmails'>): boolean =>
  adminEmails.some((admin) => admin.toLowerCase() === email)

/** The names of all variables that the product reads. */
export const VARIABLES = Object.keys(Environment.shape)

/** Without these, a stand-in replaces the provider. Production requires them unless ALLOW_SANDBOX=1. */
const PROVIDER_VARIABLES = [
  'OPENAI_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
] as const

/** Production needs these, with or without ALLOW_SANDBOX. */
const OWN_VARIABLES = ['ADMIN_EMAILS', 'PUBLIC_URL', 'SECRETS_KEY'] as const

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i
/** Whether an address is of this machine, as the sandbox's are. */
const isLocal = (address: string) => URL.canParse(address) && LOOPBACK.test(new URL(address).hostname)

const HTTPS_ADVICE = 'must be an https:// address in production'
/**
 * What production refuses, besides missing variables, by name. Each is encrypted on its way, and no secret is public.
 * `sandbox` tells what ALLOW_SANDBOX=1 lets through: values of the sandbox and addresses of this machine.
 */
const PRODUCTION_RULES: Record<
  string,
  { refuses(value: string): boolean; advice: string; sandbox(value: string): boolean }
> = {
  ...Object.fromEntries(
    ['PUBLIC_URL', 'OPENAI_BASE_URL', 'GOOGLE_ISSUER'].map((name) => [
      name,
      { refuses: (value: string) => !/^https:/i.test(value), advice: HTTPS_ADVICE, sandbox: isLocal },
    ]),
  ),
  SMTP_URL: {
    refuses: (value) => !/^smtps:/i.test(value),
    advice: 'must be an smtps:// address in production',
    sandbox: isLocal,
  },
  STRIPE_WEBHOOK_SECRET: {
    refuses: (value) => !/^whsec_.{16}/.test(value) || value === 'whsec_sandbox',
    advice: 'must be the secret that Stripe shows for the endpoint, whsec_...',
    sandbox: (value) => value === 'whsec_sandbox',
  },
  STRIPE_SECRET_KEY: {
    refuses: (value) => !/^[sr]k_(?:live|test)_.{8}/.test(value) || value === 'sk_test_sandbox',
    advice: 'must be a key of your Stripe account, sk_live_... or rk_live_...',
    sandbox: (value) => value === 'sk_test_sandbox',
  },
  ...Object.fromEntries(
    ['OPENAI_API_KEY', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'].map((name) => [
      name,
      {
        refuses: (value: string) => value === 'sandbox',
        advice: "must be your own, not the sandbox's",
        sandbox: () => true,
      },
    ]),
  ),
}

/** Reads the environment. An empty variable counts as unset. Throws a `ConfigError` that names every error. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = Environment.safeParse(set)
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0])
    return `${name}: ${set[name] === undefined ? 'is missing; it ' : ''}${message}`
  })

  const production = set.NODE_ENV === 'production'
  const sandboxAllowed = !production || set.ALLOW_SANDBOX === '1'
  if (production) {
    const missing = (names: readonly string[]) => names.filter((name) => set[name] === undefined)
    for (const name of missing(OWN_VARIABLES)) problems.push(`${name}: is missing; production needs it`)
    if (!sandboxAllowed) {
      for (const name of missing(PROVIDER_VARIABLES))
        problems.push(`${name}: is missing; production needs it, or ALLOW_SANDBOX=1`)
    }
    for (const [name, { refuses, advice, sandbox }] of Object.entries(PRODUCTION_RULES)) {
      const value = set[name]
      if (value === undefined || !refuses(value) || (sandboxAllowed && sandbox(value))) continue
      problems.push(`${name}: ${advice}`)
    }
  }
  // Development opens everything to whoever can reach it, so others must not reach it by accident.
  const { HOST: listens, PUBLIC_URL: named } = set
  if (set.NODE_ENV === undefined && ((listens && !LOOPBACK.test(listens)) || (named && !isLocal(named)))) {
    problems.push(
      'NODE_ENV: is missing; others can reach this server, so set it to production, or to development to try',
    )
  }
  if (production && set.ADMIN_SECOND_FACTOR === '0') {
    problems.push('ADMIN_SECOND_FACTOR: must not be 0 in production')
  }
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(`The environment is not complete:\n${problems.map((line) => `  ${line}`).join('\n')}`)
  }

  const e = parsed.data
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
