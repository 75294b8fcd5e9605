import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import type { LiveRemote } from '@soulsign/contracts'
import { containerName } from '@soulsign/remote-kit'

/** Milliseconds until an entry counts as failed. */
const ENTRY_TIMEOUT_MS = 10_000

interface Request {
  integrity: string | null
  attempt: number
}

/** Attributes of each entry's script besides its address, by container. */
const requests = new Map<string, Request>()

registerPlugins([
  {
    name: 'entry-script',
    createScript({ url, remoteInfo }) {
      const request = remoteInfo && requests.get(remoteInfo.name)
      if (!request) return
      const script = document.createElement('script')
      // A second attempt must not be answered from a cache that holds the first one's failure.
      script.src = request.attempt > 0 ? `${url}?attempt=${request.attempt}` : url
      script.async = true
      script.crossOrigin = 'anonymous'
      if (request.integrity) script.integrity = request.integrity
      return { script, timeout: ENTRY_TIMEOUT_MS }
    },
  },
])

const registered = new Map<string, string>()

/**
 * Loads a remote's exposed module.
 * @param attempt 0 for the first, counted up so that each is a new request
 * @param checked false for a development server, whose entry changes while it is served
 */
export async function loadExposed(remote: LiveRemote, attempt: number, checked: boolean): Promise<unknown> {
  const name = containerName(remote.name)
  const entry = new URL(remote.base + remote.entry, location.href).href
  requests.set(name, { integrity: checked ? remote.integrity : null, attempt })
  if (registered.get(name) !== entry) {
    registerRemotes([{ name, entry, type: 'global' }], { force: registered.has(name) })
    registered.set(name, entry)
  }
  return loadRemote(`${name}/remote`)
}
