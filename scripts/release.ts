import { userInfo } from 'node:os'
import { isAbsolute, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ReleaseError } from '../api/src/releases/dist.ts'
import { listReleases, release, rollback, withdraw } from '../api/src/releases/releases.ts'
import { type ReleaseName, RemoteName } from '../packages/contracts/src/registry.ts'
import { DATA_DIR, withDatabase } from './database.ts'
import { remoteFolder } from './remotes.ts'
import { Advice, ROOT } from './steps.ts'

const USAGE = `pnpm release <remote>                publish its dist/ and make it live
pnpm release <remote> --base <url>   the same for a dist/ that a static host serves at <url>
pnpm release --rollback <remote>     return to the release before the live one
pnpm release --withdraw <remote>     remove it; the rest of the product keeps running
pnpm release --list <remote>         list its releases, newest first

<remote> is a name such as mfe-journal, or widget for the partners' widget. To publish a remote from outside the
workspace, give the path of its folder, such as ../mfe-dreams.`

const actor = userInfo().username

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rollback: { type: 'boolean' },
      withdraw: { type: 'boolean' },
      list: { type: 'boolean' },
      base: { type: 'string' },
    },
  })
  const [given] = positionals
  if (!given || positionals.length > 1) throw new Advice(USAGE)
  const work = values.list ? list : values.rollback ? goBack : values.withdraw ? takeAway : publish
  await withDatabase((databaseUrl) => work({ databaseUrl, dataDir: DATA_DIR }, given, values.base))
}

type Store = Parameters<typeof release>[0]

async function list(store: Store, given: string): Promise<void> {
  for (const { version, published_at, live } of await listReleases(store, nameOf(given))) {
    console.log(`${live ? '*' : ' '} ${version}  ${published_at.toISOString()}`)
  }
}

async function goBack(store: Store, given: string): Promise<void> {
  const name = nameOf(given)
  console.log(`${name} is back at ${await rollback(store, { name, actor })}`)
}

async function takeAway(store: Store, given: string): Promise<void> {
  const name = nameOf(given)
  console.log(`${name} ${await withdraw(store, { name, actor })} is withdrawn`)
}

async function publish(store: Store, given: string, base?: string): Promise<void> {
  const { name, version } = await release(store, {
    folder: join(folderOf(given), 'dist'),
    actor,
    ...(base && { base }),
  })
  console.log(`${name} ${version} is live`)
}

/** A folder of the workspace by name, or any folder by path. */
function folderOf(given: string): string {
  if (given === 'widget') return join(ROOT, given)
  const isPath = isAbsolute(given) || /^\.{1,2}(?:$|[/\\])/.test(given)
  // pnpm runs scripts in the project's folder; a path is relative to the caller's folder.
  return isPath ? resolve(process.env.INIT_CWD ?? '.', given) : join(ROOT, remoteFolder(given))
}

/** The name of a remote, which may have been released from outside the workspace. */
function nameOf(given: string): ReleaseName {
  if (given === 'widget') return given
  const { data, error } = RemoteName.safeParse(given.replace(/^mfe-/, ''))
  if (!data) throw new Advice(`"${given}" cannot be the name of a remote. ${error?.issues[0]?.message}`)
  return data
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
