import { execFile } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The system account that the server runs as. */
export interface Account {
  uid?: number
  gid?: number
}

/**
 * The account to run the server as: the current user, or the user `postgres` (created if missing) for root, because
 * PostgreSQL refuses to run as root.
 */
export async function findAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const ids = async () => ({ uid: await id('-u'), gid: await id('-g') })
  try {
    return await ids()
  } catch {
    try {
      await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
      return await ids()
    } catch (cause) {
      const advice = 'Start as another user, add a system user "postgres", or set DATABASE_URL.'
      throw new Error(`PostgreSQL does not run as root, and no user "postgres" could be created. ${advice}`, { cause })
    }
  }
}

async function id(flag: '-u' | '-g'): Promise<number> {
  const { stdout } = await run('id', [flag, 'postgres'])
  return Number.parseInt(stdout, 10)
}

/** Runs one of the server's programs as the account until it exits. Rejects with its stderr output. */
export async function runAs(account: Account, paths: string[], command: string, args: string[]): Promise<void> {
  const [program = command, ...programArgs] = withPassage(account, paths, [command, ...args])
  // Otherwise the programs print in the system's language; initdb sets the language of the server's messages.
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' }
  const options = program === command ? { ...account, env } : { env }
  await run(program, programArgs, { ...options, cwd: '/' })
}

/**
 * The account cannot enter a clone under /root or in a private temporary folder. Root then passes on the one capability
 * that opens folders; without `setpriv`, the start fails and says what to change.
 */
function withPassage(account: Account, paths: string[], command: string[]): string[] {
  const closed = paths.map((path) => closedFolder(path, account)).find((folder) => folder !== undefined)
  if (closed === undefined) return command
  if (!existsSync('/usr/bin/setpriv')) {
    const advice = 'Move the project or DATA_DIR, start as another user, or set DATABASE_URL.'
    throw new Error(`The user "postgres" cannot enter ${closed}, and PostgreSQL does not run as root. ${advice}`)
  }
  const ids = [`--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups']
  // By default access(2) ignores the capabilities of users other than root.
  const passage = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return ['/usr/bin/setpriv', ...ids, ...passage, '--', ...command]
}

/** The first folder above `path` that the account cannot enter. */
function closedFolder(path: string, account: Account): string | undefined {
  if (account.uid === undefined) return undefined
  const folder = dirname(path)
  if (folder === path) return undefined
  const above = closedFolder(folder, account)
  if (above !== undefined) return above
  const { mode, uid, gid } = statSync(folder)
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  return mode & bit ? undefined : folder
}
