import { DEFAULT_PRODUCT_NAME, GUEST_DIAGNOSIS_LIMIT, PRODUCT_NAME_MAX_LENGTH } from '@soulsign/contracts'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'

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

/** The variables, and what each may hold. */
export const Environment = z.object({
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

/** The names of all variables that the product reads. */
export const VARIABLES = Object.keys(Environment.shape)
