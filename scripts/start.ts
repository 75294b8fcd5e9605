import { once } from 'node:events'
import { join } from 'node:path'
import { type Config, ConfigError, readConfig } from '../api/src/config.ts'
import { migrate } from '../api/src/database/migrate.ts'
import { ReleaseError } from '../api/src/releases/dist.ts'
import { releaseIfNew } from '../api/src/releases/releases.ts'
import { startServer } from '../api/src/server.ts'
import { startPostgres } from '../packages/sandbox/src/postgres/index.ts'
import { remoteFolders } from './remotes.ts'
import { Advice, build, expectFree, ROOT, step } from './steps.ts'

/** Each has a stand-in in the sandbox while it is not set. */
const PROVIDERS = ['OPENAI_API_KEY', 'STRIPE_SECRET_KEY', 'GOOGLE_CLIENT_ID', 'SMTP_URL']

// Paths such as DATA_DIR are the project's, from wherever the command is called.
process.chdir(ROOT)
const stopping = new AbortController()
/** What has been started, to be ended in reverse order. */
const running: { name: string; stop(): Promise<void> }[] = []

/** Checked before anything is built: a missing variable shows at once. */
function environment(): Record<string, string | undefined> {
  const { env } = process
  const production = env.NODE_ENV === 'production' && env.ALLOW_SANDBOX !== '1'
  // A terminal stays calm; where the output is collected, each request is logged.
  const level = env.LOG_LEVEL || (process.stdout.isTTY ? 'warn' : 'info')
  const database = env.DATABASE_URL || (production ? undefined : 'postgres://embedded')
  return { ...env, DATABASE_URL: database, LOG_LEVEL: level }
}

async function start(): Promise<void> {
  const { signal } = stopping
  const env = environment()
  const config = readConfig(env)
  console.log(`Starting ${config.productName}`)
  await expectFree(config.port, 'PORT')

  await step('Building what has changed', () => build(signal))
  signal.throwIfAborted()
  if (!process.env.DATABASE_URL) {
    const postgres = await step('Starting the database', () => startPostgres({ dataDir: config.dataDir }))
    running.push({ name: 'database', stop: () => postgres.stop() })
    env.DATABASE_URL = postgres.url
  }
  const databaseUrl = String(env.DATABASE_URL)
  signal.throwIfAborted()
  await step('Bringing its tables up to date', () => migrate(databaseUrl))
  await step('Releasing what was built', async () => {
    for (const folder of remoteFolders()) {
      await releaseIfNew(
        { databaseUrl, dataDir: config.dataDir },
        { folder: join(ROOT, folder, 'dist'), actor: 'pnpm start' },
      )
    }
  })
  signal.throwIfAborted()
  const sandboxed = PROVIDERS.some((name) => !env[name])
  if (sandboxed) {
    await expectFree(config.sandboxPort, 'SANDBOX_PORT')
    const { startSandbox } = await import('../packages/sandbox/src/index.ts')
    const sandbox = await step('Starting the sandbox', () => startSandbox({ port: config.sandboxPort }))
    running.push({ name: 'sandbox', stop: () => sandbox.close() })
  }
  const server = await step('Starting the server', () => startServer({ ...config, databaseUrl }))
  running.push({ name: 'server', stop: () => server.close() })
  signal.throwIfAborted()
  await announce(config, sandboxed)
}

/** Prints where everything is: what answers at this moment. */
async function announce(
  { productName, publicUrl, sandboxPort, adminEmails }: Config,
  sandboxed: boolean,
): Promise<void> {
  const sandbox = `http://localhost:${sandboxPort}`
  const extras = [
    ['mailbox', `${sandbox}/mail`],
    ['partner demo', `${sandbox}/partner`],
  ] as const
  const lines = [
    ['app', publicUrl],
    ['API reference', `${publicUrl}/api/reference`],
    ['administrator', adminEmails.join(', ')],
  ]
  for (const [name, url] of sandboxed ? extras : []) if (await answers(url)) lines.splice(-2, 0, [name, url])
  console.log(
    `\n${productName} is ready\n${lines.map(([name = '', text]) => `  ${name.padEnd(15)}${text}`).join('\n')}`,
  )
  console.log('\nCtrl-C stops it.')
}

async function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  )
}

/** Ends in reverse order what was started: running requests first, the database last. */
async function stop(): Promise<void> {
  for (const part of running.reverse()) await part.stop()
  running.length = 0
}

let stops = 0
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stops += 1
    if (stops === 1) console.log('\nStopping: finishing what is running …')
    // A terminal's Ctrl-C can come twice, directly and through pnpm; only insisting ends it at once.
    if (stops > 3) process.exit(1)
    stopping.abort()
  })
}

try {
  await start()
  if (!stopping.signal.aborted) await once(stopping.signal, 'abort')
} catch (error) {
  if (!stopping.signal.aborted) {
    const expected = error instanceof Advice || error instanceof ConfigError || error instanceof ReleaseError
    console.error(`\n${expected ? error.message : (error as Error).stack}`)
    process.exitCode = 1
  }
}
await stop()
process.exit()
