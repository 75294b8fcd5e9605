import { userInfo } from 'node:os'
import { basename, isAbsolute, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ReleaseError } from '../api/src/releases/refusal.ts'
import {
  moveTo,
  type ReleaseBy,
  type ReleaseStore,
  readHistory,
  release,
  rest,
  rollback,
  withdraw,
} from '../api/src/releases/releases.ts'
import { type ReleaseName, RemoteName } from '../packages/contracts/src/registry.ts'
import { withDatabase } from './database.ts'
import { remoteFolder } from './remotes.ts'
import { Advice, ROOT } from './steps.ts'

/** The longest reason that the record keeps. */
const WHY_MAX = 500

const USAGE = `pnpm release <remote>                publish its dist/ and make it live
pnpm release <remote> --base <url>   the same for a dist/ that a static host serves at <url>
pnpm release --rollback <remote>     return to what was live before
pnpm release --to <version> <remote> make that release live, older or newer
pnpm release --off <remote>          switch it off: the shell shows that it rests, and loads nothing
pnpm release --on <remote>           switch it on again
pnpm release --withdraw <remote>     remove it; the rest of the product keeps running
pnpm release --list <remote>         list its releases and every move, newest first

With --why <text>, the record says why.

<remote> is a name such as mfe-journal, or shell, or widget for the partners' widget. To publish a remote from outside the
workspace, give the path of its folder, such as ../mfe-dreams.`

/** What the command was told to do. */
interface Order {
  store: ReleaseStore
  /** The remote as it was given: a name, or the path of its folder. */
  given: string
  /** Who asks for it, and why, for the record. */
  by: ReleaseBy
  base: string | undefined
  version: string
}

/** The options that choose what to do. At most one is given. */
const WORK = { rollback: goBack, to: goTo, off: switchOff, on: switchOn, withdraw: takeAway, list }

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rollback: { type: 'boolean' },
      to: { type: 'string' },
      off: { type: 'boolean' },
      on: { type: 'boolean' },
      withdraw: { type: 'boolean' },
      list: { type: 'boolean' },
      base: { type: 'string' },
      why: { type: 'string' },
    },
  })
  const [given] = positionals
  const chosen = Object.entries(WORK).filter(([option]) => option in values)
  if (!given || positionals.length > 1 || chosen.length > 1) throw new Advice(USAGE)
  const [, work] = chosen[0] ?? [null, publish]
  const by = { actor: userInfo().username, why: values.why?.slice(0, WHY_MAX) || undefined }
  await withDatabase((databaseUrl) =>
    work({ store: { databaseUrl }, given, by, base: values.base, version: values.to ?? '' }),
  )
}

async function list({ store, given }: Order): Promise<void> {
  const { releases, moves } = await readHistory(store, nameOf(given))
  if (releases.length === 0) console.log(`${nameOf(given)} was never released.`)
  for (const { version, published_at, live, resting } of releases) {
    console.log(`${live ? '*' : ' '} ${version}  ${published_at.toISOString()}${resting ? '  switched off' : ''}`)
  }
  if (moves.length > 0) console.log('\nMoves')
  for (const { created_at, action, version, replaced_version: before, actor, why } of moves.toReversed()) {
    const from = before && before !== version ? ` (before: ${before})` : ''
    console.log(`  ${created_at.toISOString()}  ${actor}  ${action} ${version}${from}${why ? `  ${why}` : ''}`)
  }
}

async function goBack({ store, given, by }: Order): Promise<void> {
  const name = nameOf(given)
  console.log(`${name} is back at ${await rollback(store, { name, ...by })}`)
}

async function goTo({ store, given, by, version }: Order): Promise<void> {
  const name = nameOf(given)
  console.log(`${name} ${await moveTo(store, { name, version, ...by })} is live`)
}

async function switchOff({ store, given, by }: Order): Promise<void> {
  const name = nameOf(given)
  const version = await rest(store, { name, resting: true, ...by })
  console.log(`${name} ${version} is switched off. To switch it on again: pnpm release --on ${given}`)
}

async function switchOn({ store, given, by }: Order): Promise<void> {
  const name = nameOf(given)
  console.log(`${name} ${await rest(store, { name, resting: false, ...by })} is switched on`)
}

async function takeAway({ store, given, by }: Order): Promise<void> {
  const name = nameOf(given)
  console.log(`${name} ${await withdraw(store, { name, ...by })} is withdrawn`)
}

async function publish({ store, given, by, base }: Order): Promise<void> {
  const folder = folderOf(given)
  const expected = nameOf(basename(folder))
  const { name, version } = await release(store, { folder: join(folder, 'dist'), expected, base, ...by })
  const { releases } = await readHistory(store, name)
  const resting = releases.some((entry) => entry.live && entry.resting)
  console.log(`${name} ${version} is live${resting ? `, but switched off: pnpm release --on ${given}` : ''}`)
}

/** A folder of the workspace by name, or any folder by path. */
function folderOf(given: string): string {
  if (given === 'widget' || given === 'shell') return join(ROOT, given)
  const isPath = isAbsolute(given) || /^\.{1,2}(?:$|[/\\])/.test(given)
  // pnpm runs scripts in the project's folder; a path is relative to the caller's folder.
  return isPath ? resolve(process.env.INIT_CWD ?? '.', given) : join(ROOT, remoteFolder(given))
}

/** The name of a remote, which may have been released from outside the workspace. */
function nameOf(given: string): ReleaseName {
  if (given === 'widget' || given === 'shell') return given
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
