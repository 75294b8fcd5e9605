import { editablePages, isBelow, RemoteDescription, ShellDescription } from '@soulsign/contracts'
import { ReleaseError } from './refusal.ts'

/** Paths where the server itself answers. */
const SERVER = ['/api', '/assets', '/remotes', '/widget'].map((path) => ({ path, by: 'the server' }))

/** What an app claims, which no other live one may share. */
interface Claims {
  routes: { path: string; by: string }[]
  keys: { key: string; by: string }[]
  namespace: { namespace: string; by: string }
}

/** What a description must have to claim anything; releases from before a later field have it too. */
const Claimant = RemoteDescription.pick({ name: true, routes: true, namespace: true })
type Claimant = Pick<RemoteDescription, 'name' | 'routes' | 'namespace'>

const claimsOf = ({ name, routes, namespace }: Claimant): Claims => ({
  routes: routes.map(({ path }) => ({ path, by: name })),
  keys: editablePages(routes).map(({ seo }) => ({ key: seo.key, by: name })),
  namespace: { namespace, by: name },
})

/** The home page claims no path below it. */
const claimsOfShell = ({ pages, namespace }: ShellDescription): Claims => ({
  routes: pages.filter(({ path }) => path !== '/').map(({ path }) => ({ path, by: 'the shell' })),
  keys: editablePages(pages).map(({ seo }) => ({ key: seo.key, by: 'the shell' })),
  namespace: { namespace, by: 'the shell' },
})

/**
 * Refuses a remote if its routes overlap with those of the server, the shell or another live remote, or if it claims
 * another's page key or namespace.
 * @param live stored descriptions of the live remotes and the shell; one of an older contract claims nothing
 */
export function refuseOverlaps(description: Claimant, live: readonly unknown[]): void {
  const { name } = description
  const others = live.flatMap((stored) => {
    const shell = ShellDescription.safeParse(stored).data
    const remote = Claimant.safeParse(stored).data
    if (shell) return [claimsOfShell(shell)]
    return remote && remote.name !== name ? [claimsOf(remote)] : []
  })
  const own = claimsOf(description)

  const routes = [...SERVER, ...others.flatMap((other) => other.routes)]
  for (const { path } of own.routes) {
    const taken = routes.find((route) => isBelow(path, route.path) || isBelow(route.path, path))
    if (!taken) continue
    const what = taken.path === path ? path : `${path}, which overlaps with ${taken.path}`
    throw new ReleaseError(`${name} claims ${what}: ${taken.by} answers there. Choose another path.`)
  }

  for (const { key } of own.keys) {
    const taken = others.flatMap((other) => other.keys).find((other) => other.key === key)
    if (taken) throw new ReleaseError(`${name} claims the page key ${key}, which ${taken.by} has. Choose another.`)
  }

  const taken = others.find((other) => other.namespace.namespace === description.namespace)?.namespace
  if (taken) {
    throw new ReleaseError(`${name} claims the namespace ${taken.namespace}, which ${taken.by} has. Choose another.`)
  }
}

/** Refuses a shell if one of its pages is at or around a route of a live remote. */
export function refuseShellOverlaps(description: ShellDescription, live: readonly unknown[]): void {
  for (const stored of live) {
    const remote = Claimant.safeParse(stored).data
    if (remote) refuseOverlaps(remote, [description])
  }
}
