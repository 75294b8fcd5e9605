import { userInfo } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ReleaseError } from '../api/src/releases/dist.ts'
import { listReleases, release, rollback } from '../api/src/releases/releases.ts'
import { REMOTE_NAMES, type ReleaseName } from '../packages/contracts/src/registry.ts'
import { DATA_DIR, withDatabase } from './database.ts'
import { remoteFolder } from './remotes.ts'
import { Advice, ROOT } from './steps.ts'

const USAGE = `pnpm release <remote>                publish its dist/ and make it live
pnpm release <remote> --base <url>   the same for a dist/ that a static host serves under <url>
pnpm release --rollback <remote>     make the release before the live one live again
pnpm release --list <remote>         show its releases, newest first

Instead of a remote: widget, the partners' widget.`

const actor = userInfo().username

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rollback: { type: 'boolean' }, list: { type: 'boolean' }, base: { type: 'string' } },
  })
  const [given] = positionals
  if (!given || positionals.length > 1) throw new Advice(USAGE)
  const folder = given === 'widget' ? given : remoteFolder(given)
  const name = nameOf(folder)
  await withDatabase(async (databaseUrl) => {
    const store = { databaseUrl, dataDir: DATA_DIR }
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

function nameOf(folder: string): ReleaseName {
  if (folder === 'widget') return folder
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
