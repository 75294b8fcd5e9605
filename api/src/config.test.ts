import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('the defaults of the operating interface', () => {
  expect(readConfig({ DATABASE_URL: 'postgres://db/soulsign', PORT: '4000' })).toMatchObject({
    port: 4000,
    publicUrl: 'http://localhost:4000',
    adminEmails: ['admin@example.test'],
    guestLimit: 7,
    metricsPort: null,
    openai: { baseUrl: 'http://127.0.0.1:3900/openai/v1' },
    stripe: { webhookSecret: 'whsec_sandbox' },
  })
})

test('a configured key selects the real provider', () => {
  const { openai } = readConfig({ DATABASE_URL: 'postgres://db/soulsign', OPENAI_API_KEY: 'sk-x' })
  expect(openai).toMatchObject({ apiKey: 'sk-x', baseUrl: undefined })
})

test('the webhook secret of the sandbox is valid only with the sandbox', () => {
  const own = { DATABASE_URL: 'postgres://db/soulsign', STRIPE_SECRET_KEY: 'sk_live_x' }
  expect(readConfig(own).stripe).toMatchObject({ webhookSecret: null, standIn: null })
  expect(readConfig({ ...own, STRIPE_WEBHOOK_SECRET: 'whsec_x' }).stripe.webhookSecret).toBe('whsec_x')
})

test('one message names every error', () => {
  const wrong = () =>
    readConfig({
      PORT: '99999',
      GUEST_LIMIT: 'many',
      GENERATION_CONCURRENCY: '0',
      TRUSTED_PROXIES: '10.0.0.0/8,nonsense',
      ADMIN_EMAILS: 'no',
    })
  expect(wrong).toThrow(ConfigError)
  for (const line of [
    'PORT: must be a port, a whole number from 0 to 65535',
    'GUEST_LIMIT: must be a whole number, 0 or more',
    'GENERATION_CONCURRENCY: must be a whole number, 1 or more',
    'TRUSTED_PROXIES',
    'ADMIN_EMAILS',
    'DATABASE_URL: is missing',
  ]) {
    expect(wrong).toThrow(line)
  }
})

test('production is spelled in one way', () => {
  for (const NODE_ENV of ['Production', 'PRODUCTION', 'prod', 'staging'])
    expect(() => readConfig({ NODE_ENV, DATABASE_URL: 'postgres://db/soulsign' })).toThrow(
      'NODE_ENV: must be development, production or test',
    )
})

const REAL = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/soulsign',
  PUBLIC_URL: 'https://soul.example',
  ADMIN_EMAILS: 'ana@soul.example',
  OPENAI_API_KEY: 'sk-0123456789',
  STRIPE_SECRET_KEY: 'sk_live_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  SMTP_URL: 'smtps://user:password@mail.soul.example',
  MAIL_FROM: 'Soul <hello@soul.example>',
  SECRETS_KEY: 'ab'.repeat(32),
}

test('production answers its own host alone, and nothing listens beyond this machine unless told', () => {
  expect(readConfig(REAL)).toMatchObject({
    production: true,
    host: '127.0.0.1',
    metricsHost: '127.0.0.1',
    hosts: ['soul.example'],
    demoPartner: false,
    remoteOverrides: false,
  })
  expect(readConfig({ ...REAL, HOST: '0.0.0.0', METRICS_HOST: '::' })).toMatchObject({
    host: '0.0.0.0',
    metricsHost: '::',
  })
  expect(readConfig({ DATABASE_URL: 'postgres://db/soulsign' })).toMatchObject({ host: '127.0.0.1', hosts: null })
})

test.each([
  ['PUBLIC_URL', 'http://soul.example'],
  ['OPENAI_BASE_URL', 'http://ai.example/v1'],
  ['GOOGLE_ISSUER', 'http://accounts.example'],
  ['SMTP_URL', 'smtp://mail.soul.example'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_sandbox'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['STRIPE_SECRET_KEY', 'sk_test_sandbox'],
  ['OPENAI_API_KEY', 'sandbox'],
  ['GOOGLE_CLIENT_SECRET', 'sandbox'],
])('production refuses %s=%s', (name, value) => {
  expect(() => readConfig({ ...REAL, [name]: value })).toThrow(`${name}: must be`)
  expect(readConfig({ ...REAL, NODE_ENV: 'development', [name]: value }).production).toBe(false)
})

test.each([
  ['PUBLIC_URL', 'http://localhost:3000', 'http://soul.example'],
  ['OPENAI_BASE_URL', 'http://127.0.0.1:3900/openai/v1', 'http://ai.example/v1'],
  ['GOOGLE_ISSUER', 'http://localhost:3900/google', 'http://localhost.evil.example/google'],
  ['SMTP_URL', 'smtp://[::1]:2525', 'smtp://mail.soul.example'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_sandbox', 'secret'],
  ['STRIPE_SECRET_KEY', 'sk_test_sandbox', 'sk'],
])('ALLOW_SANDBOX lets production use %s=%s for trials, and nothing else', (name, sandbox, other) => {
  const trial = { ...REAL, ALLOW_SANDBOX: '1' }
  expect(() => readConfig({ ...REAL, [name]: sandbox })).toThrow(`${name}: must be`)
  expect(readConfig({ ...trial, [name]: sandbox })).toMatchObject({ production: true, demoPartner: false })
  expect(() => readConfig({ ...trial, [name]: other })).toThrow(`${name}: must be`)
})

test('an address that others can reach must declare NODE_ENV', () => {
  const unset = { DATABASE_URL: 'postgres://db/soulsign' }
  for (const reached of [{ HOST: '0.0.0.0' }, { HOST: '::' }, { PUBLIC_URL: 'https://soul.example' }]) {
    expect(() => readConfig({ ...unset, ...reached })).toThrow('NODE_ENV: is missing')
    expect(readConfig({ ...unset, ...reached, NODE_ENV: 'development' }).production).toBe(false)
  }
  for (const own of [{ HOST: '::1' }, { HOST: 'localhost' }, { PUBLIC_URL: 'http://localhost:4000' }])
    expect(readConfig({ ...unset, ...own }).production).toBe(false)
})

test('production refuses the sandbox unless allowed, and names each missing variable', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/soulsign' }
  for (const name of ['OPENAI_API_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_URL', 'ADMIN_EMAILS', 'PUBLIC_URL']) {
    expect(() => readConfig(production)).toThrow(name)
  }
  // Nothing stands in for the operator's own variables.
  const trial = { ...production, ALLOW_SANDBOX: '1' }
  const { PUBLIC_URL, ADMIN_EMAILS, SECRETS_KEY } = REAL
  const own = { PUBLIC_URL, ADMIN_EMAILS, SECRETS_KEY }
  expect(readConfig({ ...trial, ...own }).production).toBe(true)
  for (const name of Object.keys(own))
    expect(() => readConfig({ ...trial, ...own, [name]: undefined })).toThrow(
      `${name}: is missing; production needs it`,
    )
})
