/** The variables that are set, by name. */
type Variables = Readonly<Record<string, string | undefined>>

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
 * The values that production refuses, by the variable's name: unencrypted addresses and public secrets.
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

export const isSandboxAllowed = (set: Variables) => set.NODE_ENV !== 'production' || set.ALLOW_SANDBOX === '1'

/** What production refuses or misses, one line for each variable. */
function refusedInProduction(set: Variables): string[] {
  const sandboxAllowed = isSandboxAllowed(set)
  const missing = (names: readonly string[]) => names.filter((name) => set[name] === undefined)
  return [
    ...missing(OWN_VARIABLES).map((name) => `${name}: is missing; production needs it`),
    ...(sandboxAllowed
      ? []
      : missing(PROVIDER_VARIABLES).map((name) => `${name}: is missing; production needs it, or ALLOW_SANDBOX=1`)),
    ...Object.entries(PRODUCTION_RULES).flatMap(([name, { refuses, advice, sandbox }]) => {
      const value = set[name]
      if (value === undefined || !refuses(value) || (sandboxAllowed && sandbox(value))) return []
      return [`${name}: ${advice}`]
    }),
    ...(set.ADMIN_SECOND_FACTOR === '0' ? ['ADMIN_SECOND_FACTOR: must not be 0 in production'] : []),
  ]
}

/** Why a process must not start with these variables, each of which is valid by itself. */
export function refusals(set: Variables): string[] {
  if (set.NODE_ENV === 'production') return refusedInProduction(set)
  const { HOST: listens, PUBLIC_URL: named } = set
  // Development is open to everybody who can reach it, so others must not reach it by accident.
  const isReachable = (listens && !LOOPBACK.test(listens)) || (named && !isLocal(named))
  return set.NODE_ENV === undefined && isReachable
    ? ['NODE_ENV: is missing; others can reach this server, so set it to production, or to development to try']
    : []
}
