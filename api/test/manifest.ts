import { CONTRACT_VERSION, type RemoteManifest, type RemoteRoute } from '@soulsign/contracts'

/** A route for administrators, the closed side: a test says what else it needs. */
export const routeOf = (path: string, more: Partial<RemoteRoute> = {}): RemoteRoute => ({
  path,
  access: 'admin',
  title: `Page at ${path} · {name}`,
  description: `What is at ${path}.`,
  indexed: false,
  ...more,
})

/** `remote.json` of a remote, as its build writes it. */
export const manifestOf = (
  name: string,
  routes: RemoteRoute[],
  more: Partial<RemoteManifest> = {},
): RemoteManifest => ({
  name,
  version: '1.0.0',
  contract: `^${CONTRACT_VERSION}`,
  port: 4100,
  entry: 'entry.js',
  integrity: 'sha384-x',
  styles: [],
  routes,
  namespace: name,
  navigation: [],
  ...more,
})
