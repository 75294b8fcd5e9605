import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readConfig } from '../../api/src/config.ts'
import { migrate } from '../../api/src/migrate.ts'
import { releaseNew } from '../../api/src/releases/publish.ts'
import { startPostgres } from '../../packages/postgres/src/index.ts'
import { remoteFolders } from '../remotes.ts'
import { answers, startStandIns } from '../services.ts'
import { build, ROOT, step } from '../steps.ts'
import { Balancer } from './balancer.ts'

/** The whole product in parts that can fail alone: a database, providers, two nodes, and a proxy before them. */
export interface Stack {
  /** The proxy's address, where people come in. */
  url: string
  sandboxUrl: string
  proxy: Balancer
  databaseUrl: string
  /** Both nodes, as `host:port`. */
  nodes: readonly [string, string]
  killDatabase(): void
  /** Ends a node without a farewell. */
  killNode(): void
  /** Starts the node again that was killed. */
  restartNode(): Promise<void>
  /** Ends a node with its farewell, and starts it from another checkout. */
  updateNode(index: 0 | 1, checkout: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Builds and starts everything on `port` and those after it.
 * @param checkout where nodes and releases begin; the database has today's migrations
 */
export async function startStack(port: number, checkout = ROOT): Promise<Stack> {
  const [sandboxPort, ...nodePorts] = [port + 1, port + 2, port + 3]
  await step('Building changes', () => build())
  const dataDir = await mkdtemp(join(tmpdir(), 'soulsign-chaos-'))
  const stops: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of stops) await end()
  }
  try {
    const postgres = await step('Starting the database', () => startPostgres({ dataDir }))
    stops.unshift(() => postgres.stop())
    await migrate(postgres.url)
    await step('Releasing the builds', () => releaseBuilds(postgres.url, checkout))
    const env = {
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATABASE_URL: postgres.url,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      LOG_LEVEL: 'silent',
      // Each try is a visitor, but all come from here.
      GUEST_LIMIT: '100000',
      // Longer than proxies take to notice.
      LAME_DUCK_SECONDS: '2',
    }
    const complete = await startStandIns(readConfig({ ...env, DATA_DIR: dataDir }), {
      signal: new AbortController().signal,
      onStop: (end) => stops.unshift(end),
    })
    const nodeEnv = { ...env, SMTP_URL: complete.mail.smtpUrl ?? '', MAIL_FROM: complete.mail.from }
    const url = `http://localhost:${port}`
    const startNode = async (nodePort: number, from = checkout): Promise<ChildProcess> => {
      const own = { PORT: String(nodePort), PUBLIC_URL: url, DATA_DIR: join(dataDir, `node-${nodePort}`) }
      const child = spawn(process.execPath, [join(from, 'api/src/main.ts')], {
        env: { ...process.env, ...nodeEnv, ...own },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      while (!(await answers(`http://127.0.0.1:${nodePort}/api/ready`))) await delay(100)
      return child
    }
    const nodes = await step('Starting two nodes', () => Promise.all(nodePorts.map((nodePort) => startNode(nodePort))))
    stops.unshift(() => Promise.all(nodes.map(end)))
    const proxy = new Balancer(port, nodePorts)
    await proxy.open()
    stops.unshift(async () => proxy.close())
    return {
      url,
      sandboxUrl: `http://localhost:${sandboxPort}`,
      proxy,
      databaseUrl: postgres.url,
      nodes: [`127.0.0.1:${nodePorts[0]}`, `127.0.0.1:${nodePorts[1]}`],
      killDatabase() {
        const [file = ''] = globSync(join(dataDir, 'postgres/**/postmaster.pid'))
        process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL')
      },
      killNode: () => void nodes[0]?.kill('SIGKILL'),
      async restartNode() {
        nodes[0] = await startNode(nodePorts[0] ?? 0)
      },
      async updateNode(index, from) {
        const node = nodes[index]
        if (node) await end(node)
        nodes[index] = await startNode(nodePorts[index] ?? 0, from)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Releases the builds of a checkout, those that are new. */
export async function releaseBuilds(databaseUrl: string, checkout: string): Promise<void> {
  const parts = ['shell', ...remoteFolders(), 'widget']
  const builds = parts.map((part) => ({ folder: join(checkout, part, 'dist') }))
  await releaseNew({ databaseUrl }, { builds, actor: 'pnpm chaos' })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
