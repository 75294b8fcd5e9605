import { userInfo } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '../api/src/database/migrate.ts'
import { ReleaseError } from '../api/src/releases/dist.ts'
import { listReleases, release, rollback } from '../api/src/releases/releases.ts'
import { REMOTE_NAMES, type RemoteName } from '../packages/contracts/src/registry.ts'
import { findPostgres, startPostgres } from '../packages/sandbox/src/postgres/index.ts'
import { remoteFolder } from './remotes.ts'
import { Advice, ROOT } from './steps.ts'

const USAGE = `pnpm release <remote>                publish its dist/ and make it live
pnpm release <remote> --base <url>   the same for a dist/ that a static host serves under <url>
pnpm release --rollback <remote>     make the release before the live one live again
pnpm release --list <remote>         show its releases, newest first`

const dataDir = join(ROOT, process.env.DATA_DIR || '.data')
const actor = userInfo().username

/** Runs `work` with the database in use: DATABASE_URL, or the embedded one, which need not be running. */
async function withDatabase(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const url = process.env.DATABASE_URL || (await findPostgres({ dataDir }))
  if (url) return work(url)
  const postgres = await startPostgres({ dataDir })
  try {
    await migrate(postgres.url)
    await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rollback: { type: 'boolean' }, list: { type: 'boolean' }, base: { type: 'string' } },
  })
  const [given] = positionals
  if (!given || positionals.length > 1) throw new Advice(USAGE)
  const folder = remoteFolder(given)
  const name = nameOf(folder)
  await withDatabase(async (databaseUrl) => {
    const store = { databaseUrl, dataDir }
    if (values.list) {
      for (const { version, published_at, live } of await listReleases(store, name)) {
        console.log(`${live ? '*' : ' '} ${version}  ${published_at.toISOString()}`)
      }
    } else if (values.rollback) {
      console.log(`${name} is back at ${await rollback(store, { name, actor })}`)
    } else {
      const options = { folder: join(ROOT, folder, 'dist'), actor, ...(values.base && { base: values.base }) }
      const { version } = await release(store, options)
      console.log(`${name} ${version} is live`)
    }
  })
}

function nameOf(folder: string): RemoteName {
  const name = REMOTE_NAMES.find((candidate) => folder === `mfe-${candidate}`)
  if (!name) throw new Advice(`${folder} is not in REMOTE_NAMES of packages/contracts.`)
  return name
}

try {
  await main()
} catch (error) {
  const expected =
    error instanceof Advice ||
    error instanceof ReleaseError ||
    (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(expected ? (error as Error).message : error)
  process.exitCode = 1
}
