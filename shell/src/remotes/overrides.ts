import {
  isRemoteName,
  type LiveRemote,
  OVERRIDE_PARAMETER as PARAMETER,
  type Registry,
  type RemoteManifest,
  type RemoteName,
  readTolerantly,
  remoteManifest,
} from '@soulsign/contracts'
import { OVERRIDES_KEY } from './override-key.ts'

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1'])
/** How long a development server may take to answer, in milliseconds. */
const TIMEOUT_MS = 3_000

/** Origins of development servers by the remote's name. */
export type Overrides = Record<RemoteName, string>

/** The origin in `value` if it is on this machine, else null. */
function localOrigin(value: string): string | null {
  const url = URL.parse(value)
  return url && /^https?:$/.test(url.protocol) && LOCAL_HOSTS.has(url.hostname) ? url.origin : null
}

/**
 * The overrides with those of the page's query applied: `?remote.diagnosis=http://localhost:4003` sets one, an empty
 * value ends it. Other hosts and invalid names of remotes are ignored.
 */
export function applyQuery(stored: Overrides, query: URLSearchParams): Overrides {
  const overrides = { ...stored }
  for (const [key, value] of query) {
    const name = key.startsWith(PARAMETER) ? key.slice(PARAMETER.length) : ''
    if (!isRemoteName(name)) continue
    const origin = localOrigin(value)
    if (origin) overrides[name] = origin
    else if (value === '') delete overrides[name]
  }
  return overrides
}

function readStored(): Overrides {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(OVERRIDES_KEY) ?? '{}')
    return applyQuery(
      {},
      new URLSearchParams(Object.entries(stored ?? {}).map(([name, url]) => [PARAMETER + name, String(url)])),
    )
  } catch {
    return {}
  }
}

/** The overrides of this tab. Those in the address are stored and removed from it first. */
export function readOverrides(): Overrides {
  const url = new URL(location.href)
  const overrides = applyQuery(readStored(), url.searchParams)
  const keys = [...url.searchParams.keys()].filter((key) => key.startsWith(PARAMETER))
  if (keys.length > 0) {
    sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(overrides))
    for (const key of keys) url.searchParams.delete(key)
    history.replaceState(history.state, '', url)
  }
  return overrides
}

/** Returns to the released remotes. */
export function resetOverrides(): void {
  sessionStorage.removeItem(OVERRIDES_KEY)
  location.reload()
}

/** Reads the manifest of a remote's development server. */
export async function fetchOverride(origin: string): Promise<LiveRemote> {
  const response = await fetch(`${origin}/remote.json`, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${origin}/remote.json answered ${response.status}`)
  const manifest = readTolerantly<RemoteManifest>(remoteManifest, await response.json(), 'remote.json', () => {})
  return { ...manifest, base: `${origin}/` }
}

/**
 * The registry's remotes with the overrides applied. If a development server does not answer, the released routes stay,
 * and loading the remote fails visibly.
 */
export async function overriddenRemotes(registry: Registry, overrides: Overrides): Promise<LiveRemote[]> {
  const entries = Object.entries(overrides)
  const replaced = await Promise.all(
    entries.map(async ([name, origin]) => {
      const released = registry.remotes.find((remote) => remote.name === name)
      return fetchOverride(origin).catch(() => released && { ...released, base: `${origin}/` })
    }),
  )
  const kept = registry.remotes.filter(({ name }) => !(name in overrides))
  return [...kept, ...replaced.filter((remote) => remote !== undefined)]
}
