import { join } from 'node:path'
import { migrate } from '../api/src/migrate.ts'
import { releaseNew } from '../api/src/releases/releases.ts'
import { startServer } from '../api/src/server.ts'
import { runUntilStopped } from './lifecycle.ts'
import { remoteFolders } from './remotes.ts'
import { announce, readEnvironment, startDatabase, startStandIns } from './services.ts'
import { build, expectFree, ROOT, step } from './steps.ts'

// `pnpm start`: builds changes and serves the whole product from this process.
await runUntilStopped(async (running) => {
  const { signal, onStop } = running
  // Requests are logged only when the output is collected, not in a terminal.
  const config = readEnvironment({ LOG_LEVEL: process.stdout.isTTY ? 'warn' : 'info' })
  console.log(`Starting ${config.productName}`)
  await expectFree(config.port, 'PORT')

  await step('Building changes', () => build(signal))
  signal.throwIfAborted()
  const database = await startDatabase(config, running)
  await step('Migrating the database', () => migrate(database.databaseDirectUrl))
  const builds = ['shell', ...remoteFolders(), 'widget'].map((folder) => ({ folder: join(ROOT, folder, 'dist') }))
  await step('Releasing the builds', () =>
    releaseNew({ databaseUrl: database.databaseDirectUrl }, { builds, actor: 'pnpm start' }),
  )
  signal.throwIfAborted()
  const complete = await startStandIns(config, running)
  const server = await step('Starting the server', () => startServer({ ...complete, ...database }))
  onStop(() => server.close())
  await announce(config)
})
