import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { releaseCanary } from '../../api/src/releases/canary.ts'
import { performMove } from '../../api/src/releases/perform.ts'
import { release, releaseNew, releaseTogether } from '../../api/src/releases/publish.ts'
import { readHistory } from '../../api/src/releases/read-history.ts'
import { readLiveShell } from '../../api/src/releases/read-shell.ts'
import { ReleaseError } from '../../api/src/releases/refusal.ts'
import type { ReleaseBy, ReleaseStore } from '../../api/src/releases/store.ts'
import type { ReleaseMove } from '../../packages/contracts/src/admin-releases.ts'
import type { ReleaseName } from '../../packages/contracts/src/registry.ts'
import { shellAt, shellOfFiles, type TriedShell } from './smoke/shell.ts'

/** A build of the given name, and its folder. */
interface Build {
  expected: ReleaseName
  folder: string
}

type PublishBy = ReleaseBy & {
  base?: string | undefined
  /** The share of browsers that gets it, in percent; it goes live if there is none. */
  canary?: number | undefined
  /** Leaves out what was released last already. */
  onlyNew?: boolean
}

/** A release and its place in the product, as far as the list shows it. */
interface Listed {
  releases: { version: string; published_at: string; live: boolean; resting: boolean }[]
  moves: {
    action: string
    version: string
    replaced_version: string | null
    actor: string
    why: string | null
    created_at: string
  }[]
}

/** Where releases are made: in the database, or over HTTP. */
export interface Desk {
  publish(builds: Build[], by: PublishBy): Promise<{ name: string; version: string }[]>
  move(by: { actor: string; name: ReleaseName }, move: ReleaseMove): Promise<string>
  list(name: ReleaseName): Promise<Listed>
  /** The shell that is live; undefined if none is. */
  liveShell(): Promise<TriedShell | undefined>
}

/** Releases into a database, as its owner. */
export const databaseDesk = (store: ReleaseStore): Desk => ({
  async publish(builds, { base, canary: percent, onlyNew, ...by }) {
    const [only] = builds
    if (onlyNew) return releaseNew(store, { builds, ...by })
    if (percent !== undefined && only) return [await releaseCanary(store, { ...only, base, percent, ...by })]
    if (base && only) return [await release(store, { ...only, base, ...by })]
    return releaseTogether(store, { builds, ...by })
  },
  move: (by, move) => performMove(store, by, move),
  list: async (name) => JSON.parse(JSON.stringify(await readHistory(store, name))),
  async liveShell() {
    const files = await readLiveShell(store)
    return files && shellOfFiles(files)
  },
})

/** Releases over HTTP, with the token that the nodes have as RELEASE_TOKEN. */
export function httpDesk(url: string, token: string): Desk {
  async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
    const address = new URL(`/api/releases${path}`, url)
    const response = await fetch(address, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) },
    }).catch((cause: unknown) => {
      throw new ReleaseError(`${address.origin} does not answer. Check --url.`, { cause })
    })
    const body = await response.json().catch(() => ({}))
    if (!response.ok) throw new ReleaseError(body.detail ?? `${address.href} returned ${response.status}.`)
    return body
  }
  return {
    async publish(builds, { actor, why, base, canary, onlyNew }) {
      if (onlyNew) throw new ReleaseError('--new needs the database: leave --url out.')
      const form = new FormData()
      form.set('actor', actor)
      if (why) form.set('why', why)
      if (base) form.set('base', base)
      if (canary !== undefined) form.set('canary', String(canary))
      for (const { expected, folder } of builds) {
        for (const path of await filesOf(folder)) {
          form.set(`${expected}/${path}`, new Blob([await readFile(join(folder, path))]))
        }
      }
      const { released } = (await ask('', { method: 'POST', body: form })) as {
        released: { name: string; version: string }[]
      }
      return released
    },
    async move({ name, actor }, move) {
      const headers = { 'content-type': 'application/json' }
      const answer = await ask(`/${name}/moves`, { method: 'POST', headers, body: JSON.stringify({ ...move, actor }) })
      return (answer as { version: string }).version
    },
    list: async (name) => (await ask(`/${name}`)) as Listed,
    liveShell: async () => shellAt(url),
  }
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => !entry.isDirectory())
  const odd = files.find((entry) => !entry.isFile())
  if (odd)
    throw new ReleaseError(`${odd.name} in ${folder} is a link or a special file. A release has only plain files.`)
  if (files.length === 0)
    throw new ReleaseError(`There is no build in ${folder}. Build it first: pnpm turbo run build.`)
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}
