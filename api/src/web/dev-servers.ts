import { type LiveRemote, RemoteManifest } from '@soulsign/contracts'

/** Replaces released remotes with the current builds of development servers. */
export async function withDevServers(remotes: LiveRemote[], servers: string[]): Promise<LiveRemote[]> {
  const built = (await Promise.all(servers.map(readDevServer))).filter((remote) => remote !== undefined)
  const names = new Set(built.map(({ name }) => name))
  return [...remotes.filter(({ name }) => !names.has(name)), ...built]
}

/** Returns undefined while the server is down or its build fails, so that the release stays. */
async function readDevServer(base: string): Promise<LiveRemote | undefined> {
  try {
    const response = await fetch(new URL('remote.json', base), { signal: AbortSignal.timeout(2_000) })
    return { ...RemoteManifest.parse(await response.json()), base }
  } catch {
    return undefined
  }
}
