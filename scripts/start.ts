import { join } from 'node:path'
import { migrate } from '../api/src/migrate.ts'
import { startTraces } from '../api/src/observability/traces.ts'
import { bucketAt } from '../api/src/releases/bucket.ts'
import { releaseNew } from '../api/src/releases/publish.ts'
import { readHistory } from '../api/src/releases/read-history.ts'
import type { ReleaseStore } from '../api/src/releases/store.ts'
import { startServer } from '../api/src/server.ts'
import { runUntilStopped } from './lifecycle.ts'
import { remoteFolders } from './remotes.ts'
import { announce, readEnvironment, startDatabase, startStandIns } from './services.ts'
import { Advice, buildParts, expectFree, ROOT, step } from './steps.ts'

/** Says what is served of a part that does not build. */
async function keepLast(store: ReleaseStore, part: string): Promise<void> {
  const name = part.replace(/^mfe-/, '')
  const live = (await readHistory(store, name)).releases.find((release) => release.live)
  if (part === 'shell' && !live)
    throw new Advice('The shell does not build, and none was released: there are no pages.')
  console.warn(
    live
      ? `  ${part} does not build. Its last release stays live: ${live.version}`
      : `  ${part} does not build, and none was released. The product runs without it.`,
  )
}

// `pnpm start`: builds changes and serves the whole product from this process.
await runUntilStopped(async (running) => {
  const { signal, onStop } = running
  // Requests are logged only when the output is collected, not in a terminal.
  const config = readEnvironment({ LOG_LEVEL: process.stdout.isTTY ? 'warn' : 'info' })
  console.log(`Starting ${config.productName}`)
  await expectFree(config.port, 'PORT')

  const parts = ['shell', ...remoteFolders(), 'widget']
  const broken = await step('Building changes', () => buildParts(parts, { signal }))
  signal.throwIfAborted()
  const database = await startDatabase(config, running)
  await step('Migrating the database', () => migrate(database.databaseDirectUrl))
  const store = { databaseUrl: database.databaseDirectUrl, bucket: bucketAt(config.releaseStore) }
  const builds = parts.filter((part) => !broken.includes(part)).map((part) => ({ folder: join(ROOT, part, 'dist') }))
  await step('Releasing the builds', () => releaseNew(store, { builds, actor: 'pnpm start' }))
  for (const part of broken) await keepLast(store, part)
  signal.throwIfAborted()
  const complete = await startStandIns(config, running)
  onStop(await startTraces(process.env))
  const server = await step('Starting the server', () => startServer({ ...complete, ...database }))
  onStop(() => server.close())
  await announce(config)
})
