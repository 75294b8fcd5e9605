import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const exec = promisify(execFile)

const LOOK_MS = 500
/** node ← sh ← pnpm ← sh ← npx */
const ANCESTORS_MAX = 6
const PACKAGE_MANAGER = /^(\S*\/)?(npm|npx|pnpm)\b/

/**
 * Calls `onOrphaned` when a package manager that started this process has ended. npx and pnpm do not pass a signal on,
 * so this is how `npx pnpm start` learns that it was told to stop. Does nothing where `ps` is missing.
 */
export async function watchPackageManagers(onOrphaned: () => void): Promise<void> {
  const watched = await packageManagers().catch(() => [])
  if (watched.length === 0) return
  const timer = setInterval(() => {
    if (watched.every(isAlive)) return
    clearInterval(timer)
    onOrphaned()
  }, LOOK_MS)
  timer.unref()
}

async function packageManagers(): Promise<number[]> {
  const found: number[] = []
  let pid = process.ppid
  for (let i = 0; i < ANCESTORS_MAX && pid > 1; i++) {
    const { stdout } = await exec('ps', ['-o', 'ppid=,args=', '-p', String(pid)])
    const [, parent, args = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout) ?? []
    if (PACKAGE_MANAGER.test(args)) found.push(pid)
    pid = Number(parent ?? 0)
  }
  return found
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
