import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, startPostgres } from '../packages/postgres/src/index.ts'
import { readSteps } from './image/dockerfile.ts'
import { answers } from './services.ts'
import { Advice, ROOT, run, runCommand, step } from './steps.ts'

/**
 * `pnpm image`: runs the steps of deploy/Dockerfile on this machine, where no container runtime is needed: builds a copy of
 * what is committed or staged, fills its caches, and starts a node that cannot write there.
 */
const START_MS = 60_000
const isRoot = process.getuid?.() === 0
/** Who runs the node, as `node` in the image. */
const AS_NOBODY = ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups']

await runCommand(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'soulsign-image-'))
  const image = join(folder, 'image')
  const data = join(folder, 'data')
  const { build, last } = readSteps(await readFile(join(ROOT, 'deploy/Dockerfile'), 'utf8'))
  /** The machine's folders in the place of the image's, and a user that is here. */
  const here = (command: string) =>
    command.replaceAll('/var/lib/soulsign', data).replaceAll('-o node -g node', isRoot ? '-o nobody -g nogroup' : '')
  const env = { PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}` }
  const sh = (command: string, user: string[] = []) => {
    const [program = '', ...args] = [...user, 'sh', '-ec', here(command)]
    return run(program, args, { cwd: image, env })
  }
  const asUser = isRoot ? AS_NOBODY : []
  const postgres = await startPostgres({ dataDir: join(folder, 'database') })
  try {
    await run('git', ['checkout-index', '--all', `--prefix=${image}/`])
    await run('chmod', ['755', folder])
    for (const command of build.runs) await step(command, () => sh(command))
    for (const command of last.runs) await step(command, () => sh(command, command.startsWith('node ') ? asUser : []))
    await sh('chmod -R a-w .')

    const port = await freePort()
    const settings = { PORT: String(port), METRICS_PORT: '0', DATABASE_URL: postgres.url, ALLOW_SANDBOX: '1' }
    const own = {
      PUBLIC_URL: 'https://soul.example',
      ADMIN_EMAILS: 'admin@soul.example',
      SECRETS_KEY: randomBytes(32).toString('hex'),
      DATA_DIR: data,
      LAME_DUCK_SECONDS: '0',
    }
    const nodeEnv = { ...process.env, ...env, ...last.env, ...settings, ...own }
    const start = ([program = '', ...args]: string[]) =>
      spawn(program, args, { cwd: image, env: nodeEnv, stdio: ['ignore', 'inherit', 'inherit'] })
    const cached = await filesBelow(join(image, 'api/node_modules/.cache'))
    if (cached === 0) throw new Advice('The cache of code is empty.')
    const node = await step('Starting a node', () => startNode(start([...asUser, ...last.cmd]), port))
    try {
      await step('Asking its health', () =>
        ended(start(last.healthcheck.map((part) => part.replace(':3000', `:${port}`)))),
      )
      const parts = ['shell', ...(await readdir(image)).filter((name) => name.startsWith('mfe-')), 'widget']
      await step('Releasing from the image', () => ended(start([...asUser, 'node', 'scripts/release.ts', ...parts])))
      const status = await readFile(`/proc/${node.pid}/status`, 'utf8').catch(() => '')
      const [, resident] = /VmRSS:\s+(\d+)/.exec(status) ?? []
      if (resident)
        console.log(`  The node has ${Math.round(Number(resident) / 1024)} MB resident, ${cached} files cached.`)
    } finally {
      await stop(node)
    }
    if (node.exitCode !== 0) throw new Advice(`The node ended with ${node.exitCode}.`)
  } finally {
    await postgres.stop()
    await run('chmod', ['-R', 'u+w', folder])
    await rm(folder, { recursive: true, force: true })
  }
})

async function startNode(node: ChildProcess, port: number): Promise<ChildProcess> {
  for (const began = performance.now(); performance.now() - began < START_MS; await delay(100)) {
    if (await answers(`http://127.0.0.1:${port}/api/ready`)) return node
    if (node.exitCode !== null) break
  }
  await stop(node)
  throw new Advice('The node of the image did not start.')
}

async function stop(node: ChildProcess): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return
  node.kill('SIGTERM')
  await once(node, 'exit')
}

async function ended(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Advice(`${child.spawnargs.join(' ')} ended with ${code}.`)
}

async function filesBelow(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}
