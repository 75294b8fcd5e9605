import { userInfo } from 'node:os'
import { basename, isAbsolute, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { bucketAt } from '../api/src/releases/bucket.ts'
import { ReleaseError } from '../api/src/releases/refusal.ts'
import type { ReleaseBy } from '../api/src/releases/store.ts'
import { CANARY_PERCENT_MAX, WHY_MAX } from '../packages/contracts/src/admin-releases.ts'
import { type ReleaseName, RemoteName } from '../packages/contracts/src/registry.ts'
import { withDatabase } from './database.ts'
import { type Desk, databaseDesk, httpDesk } from './release/desk.ts'
import { smokeLoad } from './release/smoke/load.ts'
import { remoteFolder } from './remotes.ts'
import { Advice, ROOT, runCommand } from './steps.ts'

const USAGE = `pnpm release <remote>…               publish each dist/ and make it live, all in one step
pnpm release <remote> --base <url>   the same for a dist/ that a static host serves at <url>
pnpm release <remote> --canary <n>    publish it for n % of browsers, 0 for those with its link; the rest keep what is live
pnpm release --new <remote>…         the same without those released last already, so that a roll-back stays
pnpm release --end-canary <remote>   give everybody the live release again
pnpm release --rollback <remote>     return to what was live before
pnpm release --to <version> <remote> make that release live, older or newer
pnpm release --off <remote>          switch it off: the shell shows that it rests, and loads nothing
pnpm release --on <remote>           switch it on again
pnpm release --withdraw <remote>     remove it; the rest of the product keeps running
pnpm release --list <remote>         list its releases and every move, newest first

With --why <text>, the record says why. With --url <address>, the product there is asked over HTTP, with the
RELEASE_TOKEN that it has, and no database is needed.

<remote> is a name such as mfe-journal, or shell, or widget for the partners' widget, which has no canary. To publish a remote from outside the
workspace, give the path of its folder, such as ../mfe-dreams.`

/** What the command was told to do. */
interface Order {
  desk: Desk
  /** The remotes as they were given: each a name, or the path of its folder. */
  given: [string, ...string[]]
  /** Who asks for it, and why, for the record. */
  by: ReleaseBy
  base: string | undefined
  /** The share of browsers that gets it first, in percent. */
  canary: number | undefined
  /** Whether what was released last already is left out. */
  onlyNew: boolean
  version: string
}

const MOVES = {
  rollback: 'rollback',
  to: 'move',
  off: 'off',
  on: 'on',
  withdraw: 'withdraw',
  'end-canary': 'canary-end',
} as const

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rollback: { type: 'boolean' },
      to: { type: 'string' },
      off: { type: 'boolean' },
      on: { type: 'boolean' },
      withdraw: { type: 'boolean' },
      canary: { type: 'string' },
      new: { type: 'boolean' },
      'end-canary': { type: 'boolean' },
      list: { type: 'boolean' },
      base: { type: 'string' },
      why: { type: 'string' },
      url: { type: 'string' },
    },
  })
  const [first, ...more] = positionals
  const chosen = [...Object.entries(MOVES), ['list', 'list'] as const].filter(([option]) => option in values)
  const [[, action] = [null, 'publish'] as const] = chosen
  const single = action !== 'publish' || values.base !== undefined || values.canary !== undefined
  if (!first || (single && (more.length > 0 || values.new)) || chosen.length > 1) throw new Advice(USAGE)
  const by = { actor: userInfo().username, why: values.why?.slice(0, WHY_MAX) || undefined }
  const canary = readPercent(values.canary)
  const work = (desk: Desk) => {
    const order = {
      desk,
      given: [first, ...more] as Order['given'],
      by,
      base: values.base,
      canary,
      onlyNew: values.new ?? false,
      version: values.to ?? '',
    }
    if (action === 'publish') return publish(order)
    return action === 'list' ? list(order) : move(order, action)
  }
  const { RELEASE_STORE } = process.env
  const bucket = bucketAt(RELEASE_STORE === 'postgres' ? null : RELEASE_STORE)
  if (!values.url) return withDatabase((databaseUrl) => work(databaseDesk({ databaseUrl, bucket })))
  if (!URL.canParse(values.url)) throw new Advice(`--url ${values.url} is not an address such as https://soul.example.`)
  const token = process.env.RELEASE_TOKEN
  if (!token) throw new Advice('Set RELEASE_TOKEN to the one of the nodes.')
  return work(httpDesk(values.url, token))
}

async function list({ desk, given: [given] }: Order): Promise<void> {
  const { releases, moves } = await desk.list(nameOf(given))
  if (releases.length === 0) console.log(`${nameOf(given)} was never released.`)
  for (const { version, published_at, live, resting } of releases) {
    console.log(`${live ? '*' : ' '} ${version}  ${published_at}${resting ? '  switched off' : ''}`)
  }
  if (moves.length > 0) console.log('\nMoves')
  for (const { created_at, action, version, replaced_version: before, actor, why } of moves.toReversed()) {
    const from = before && before !== version ? ` (before: ${before})` : ''
    console.log(`  ${created_at}  ${actor}  ${action} ${version}${from}${why ? `  ${why}` : ''}`)
  }
}

async function move({ desk, given: [given], by, version }: Order, action: (typeof MOVES)[keyof typeof MOVES]) {
  const name = nameOf(given)
  const { actor, why } = by
  const order = action === 'move' ? { action, version, why } : { action, why }
  const moved = await desk.move({ name, actor }, order)
  const done = {
    rollback: `${name} is back at ${moved}`,
    move: `${name} ${moved} is live`,
    off: `${name} ${moved} is switched off. To switch it on again: pnpm release --on ${given}`,
    on: `${name} ${moved} is switched on`,
    withdraw: `${name} ${moved} is withdrawn`,
    'canary-end': `${name} ${moved} is no canary any more`,
  }
  console.log(done[action])
}

async function publish({ desk, given, by, base, canary, onlyNew }: Order): Promise<void> {
  const builds = given.map((one) => {
    const folder = folderOf(one)
    return { folder: join(folder, 'dist'), expected: nameOf(basename(folder)) }
  })
  await smokeLoad(builds, () => desk.liveShell())
  const released = await desk.publish(builds, { ...by, base, canary, onlyNew })
  if (released.length === 0) console.log('Nothing is new.')
  for (const { name, version } of released) {
    if (canary !== undefined) {
      console.log(`${name} ${version} is a canary for ${canary} % of browsers`)
      continue
    }
    const { releases } = await desk.list(nameOf(name))
    const resting = releases.some((entry) => entry.live && entry.resting)
    console.log(`${name} ${version} is live${resting ? `, but switched off: pnpm release --on ${name}` : ''}`)
  }
}

function readPercent(given: string | undefined): number | undefined {
  if (given === undefined) return undefined
  const percent = /^\d{1,2}$/.test(given) ? Number(given) : Number.NaN
  if (percent <= CANARY_PERCENT_MAX) return percent
  throw new Advice(`--canary ${given} is no share. Use a whole number from 0 to ${CANARY_PERCENT_MAX}.`)
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

await runCommand(
  main,
  (error) => error instanceof ReleaseError || String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS'),
)
