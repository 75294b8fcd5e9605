import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { migrate } from '../api/src/migrate.ts'
import { releaseNew } from '../api/src/releases/publish.ts'
import { type Running, runUntilStopped } from './lifecycle.ts'
import { remoteFolder, remoteFolders } from './remotes.ts'
import { announce, answers, readEnvironment, startDatabase, startStandIns } from './services.ts'
import { Advice, build, expectFree, ROOT, step } from './steps.ts'

/** Port of the development server in the Rspack configuration of `folder`. */
async function devPort(folder: string): Promise<number> {
  const { default: configure } = await import(join(ROOT, folder, 'rspack.config.ts'))
  const { devServer } = configure({ RSPACK_SERVE: true }) as { devServer: { port: number } }
  return devServer.port
}

/** Keeps a program running until the command stops. */
function keepRunning({ onStop }: Running, folder: string, command: string, args: string[], env = {}): void {
  const child: ChildProcess = spawn(command, args, {
    cwd: join(ROOT, folder),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  onStop(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
}

/** Waits without a limit, because the API starts only after the developer has fixed its errors. */
async function untilReady(url: string, signal: AbortSignal): Promise<void> {
  while (!(await answers(url))) await delay(200, undefined, { signal })
}

// `pnpm dev`: the API, the shell and all remotes with hot reload. `pnpm dev mfe-journal`: only that remote with hot
// reload, the others from their builds.
await runUntilStopped(async (running) => {
  const given = process.argv.slice(2)
  const watched = given.length > 0 ? given.map(remoteFolder) : remoteFolders()
  const shellUrl = `http://localhost:${await devPort('shell')}`
  const ports = await Promise.all(watched.map(devPort))
  const servers = ports.map((port) => `http://localhost:${port}/`)
  const config = readEnvironment({ PUBLIC_URL: shellUrl, LOG_LEVEL: 'warn' })
  await expectFree(config.port, 'PORT')
  const shared = ports.find((port, index) => ports.indexOf(port) < index)
  if (shared) {
    const both = watched.filter((_, index) => ports[index] === shared).join(' and ')
    throw new Advice(`${both} use port ${shared}. Change \`port\` in the src/description.ts of one of them.`)
  }

  const rest = remoteFolders().filter((folder) => !watched.includes(folder))
  await step('Building changes', () => build(running.signal))
  const { databaseUrl, databaseDirectUrl } = await startDatabase(config, running)
  await step('Migrating the database', () => migrate(databaseDirectUrl))
  const builds = ['shell', ...rest, 'widget'].map((folder) => ({ folder: join(ROOT, folder, 'dist') }))
  await releaseNew({ databaseUrl: databaseDirectUrl }, { builds, actor: 'pnpm dev' })
  const { mail } = await startStandIns(config, running)

  keepRunning(running, 'api', process.execPath, ['--watch', '--watch-preserve-output', 'src/main.ts'], {
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseDirectUrl,
    DATA_DIR: resolve(config.dataDir),
    PUBLIC_URL: config.publicUrl,
    LOG_LEVEL: config.logLevel,
    SMTP_URL: mail.smtpUrl ?? '',
    REMOTE_DEV_SERVERS: servers.join(','),
  })
  for (const folder of ['shell', ...watched]) keepRunning(running, folder, 'pnpm', ['exec', 'rspack', 'dev'])
  await step('Waiting for the API', () => untilReady(`http://localhost:${config.port}/api/ready`, running.signal))
  await announce(config)
  console.log(`Hot reload: API, shell, ${watched.join(', ')}.`)
})
