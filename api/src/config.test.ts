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

test('production refuses the sandbox unless allowed, and names each missing variable', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/soulsign' }
  for (const name of ['OPENAI_API_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_URL', 'ADMIN_EMAILS', 'PUBLIC_URL']) {
    expect(() => readConfig(production)).toThrow(name)
  }
  expect(readConfig({ ...production, ALLOW_SANDBOX: '1' }).production).toBe(true)
})
