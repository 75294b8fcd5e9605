import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Advice, ROOT, run, step } from '../steps.ts'

/**
 * The last release's sources and builds, by commit. Only the newest is kept. Not below node_modules, where Node runs no
 * TypeScript.
 */
const CACHE = join(ROOT, '.last-release')

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

/** What was released before: the newest version's tag, else what `main` has, or on `main` the commit before. */
function lastReleased(): string {
  const head = git('rev-parse', 'HEAD')
  const tags = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-v:refname').split('\n').filter(Boolean)
  const tag = tags.find((name) => git('rev-list', '-n1', name) !== head)
  if (tag) return tag
  const main = git('merge-base', 'HEAD', 'main')
  return main === head ? 'HEAD^1' : main
}

/**
 * Brings the last release here, with its builds.
 * @param given a commit or tag to take instead
 * @returns its folder, and its name for people
 */
export async function bringLastRelease(given = lastReleased()): Promise<{ folder: string; name: string }> {
  let commit: string
  try {
    commit = git('rev-parse', '--verify', '--quiet', `${given}^{commit}`)
  } catch {
    throw new Advice(
      `There is no commit "${given}". A shallow clone has none but its own: git fetch --unshallow --tags.`,
    )
  }
  const folder = join(CACHE, commit)
  const done = join(folder, 'node_modules/.built')
  const name = `${given} (${commit.slice(0, 7)})`
  if (existsSync(done)) return { folder, name }
  await forgetAll()
  await step(`Building ${name}`, async () => {
    git('worktree', 'add', '--force', '--detach', folder, commit)
    await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder, quiet: true })
    const parts = readdirSync(folder).filter((part) => part.startsWith('mfe-'))
    const filters = ['shell', 'widget', ...parts].map((part) => `--filter=./${part}`)
    await run('turbo', ['run', 'build', '--output-logs=errors-only', ...filters], { cwd: folder })
    await writeFile(done, '')
  })
  return { folder, name }
}

async function forgetAll(): Promise<void> {
  await rm(CACHE, { recursive: true, force: true })
  git('worktree', 'prune')
}
