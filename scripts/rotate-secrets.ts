import { readConfig } from '../api/src/config.ts'
import { rotateSecrets } from '../api/src/identity/rotate-secrets.ts'
import { createSeal } from '../api/src/secrets/seal.ts'
import { withDatabase } from './database.ts'
import { Advice, runCommand } from './steps.ts'

// pnpm secrets:rotate: seals the secrets in the database with the first key of SECRETS_KEY.
await runCommand(async () => {
  const { secretsKeys } = readConfig({ SECRETS_KEY: process.env.SECRETS_KEY, DATABASE_URL: 'postgres://unused' })
  if (secretsKeys.length === 0)
    throw new Advice('Set SECRETS_KEY first, such as to the output of `openssl rand -hex 32`.')
  await withDatabase(async (databaseUrl) => {
    const sealed = await rotateSecrets(databaseUrl, createSeal(secretsKeys))
    console.log(`${sealed} secrets are sealed with the first key. The others may be removed from SECRETS_KEY.`)
  })
})
