import { editablePages, isBelow, RemoteDescription, SHELL_PAGES } from '@soulsign/contracts'
import { ReleaseError } from './dist.ts'

/** Routes that are not a remote's: those of the shell and of the server itself. */
const TAKEN = [
  ...SHELL_PAGES.filter(({ path }) => path !== '/').map(({ path }) => ({ path, by: 'the shell' })),
  ...['/api', '/assets', '/remotes', '/widget'].map((path) => ({ path, by: 'the server' })),
]

/** The claims that two live remotes must not share. */
const claimsOf = ({ name, routes, namespace }: RemoteDescription) => ({
  routes: routes.map(({ path }) => ({ path, by: name })),
  keys: editablePages(routes).map(({ seo }) => ({ key: seo.key, by: name })),
  namespaces: [{ namespace, by: name }],
})

/**
 * Refuses a remote if its routes overlap with those of the shell or of another live remote, or if it claims another's
 * page key or namespace.
 * @param live stored descriptions of the live remotes; one of an older contract claims nothing
 */
export function refuseOverlaps(description: RemoteDescription, live: readonly unknown[]): void {
  const { name } = description
  const others = live
    .flatMap((stored) => RemoteDescription.safeParse(stored).data ?? [])
    .filter((other) => other.name !== name)
    .map(claimsOf)
  const own = claimsOf(description)

  const routes = [...TAKEN, ...others.flatMap((other) => other.routes)]
  for (const { path } of own.routes) {
    const taken = routes.find((route) => isBelow(path, route.path) || isBelow(route.path, path))
    if (!taken) continue
    const what = taken.path === path ? path : `${path}, which overlaps with ${taken.path}`
    throw new ReleaseError(`${name} claims ${what}: ${taken.by} answers there. Choose another path.`)
  }

  const keys = editablePages(SHELL_PAGES).map(({ seo }) => ({ key: seo.key, by: 'the shell' }))
  for (const { key } of own.keys) {
    const taken = [...keys, ...others.flatMap((other) => other.keys)].find((other) => other.key === key)
    if (taken) throw new ReleaseError(`${name} claims the page key ${key}, which ${taken.by} has. Choose another.`)
  }

  const namespaces = [{ namespace: 'shell', by: 'the shell' }, ...others.flatMap((other) => other.namespaces)]
  const taken = namespaces.find(({ namespace }) => namespace === description.namespace)
  if (taken) {
    throw new ReleaseError(`${name} claims the namespace ${taken.namespace}, which ${taken.by} has. Choose another.`)
  }
}
