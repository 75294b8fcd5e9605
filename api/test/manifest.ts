import { API_VERSION, CONTRACT_VERSION, type RemoteManifest, type RemoteRoute } from '@soulsign/contracts'

/** A route for administrators, the most restricted kind. Tests override what they need. */
export const routeOf = (path: string, more: Partial<RemoteRoute> = {}): RemoteRoute => ({
  path,
  access: 'admin',
  title: `Page at ${path} · {name}`,
  description: `What is at ${path}.`,
  indexed: false,
  ...more,
})

/** The `remote.json` that a remote's build writes. */
export const manifestOf = (
  name: string,
  routes: RemoteRoute[],
  more: Partial<RemoteManifest> = {},
): RemoteManifest => ({
  name,
  version: '1.0.0',
  contract: `^${CONTRACT_VERSION}`,
  api: `^${API_VERSION}`,
  port: 4100,
  entry: 'entry.js',
  integrity: `sha384-${'x'.repeat(64)}`,
  styles: [],
  routes,
  namespace: name,
  navigation: [],
  ...more,
})
