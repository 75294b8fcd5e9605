import type { RemoteDescription } from '@soulsign/remote-kit'

export const description = {
  name: 'admin',
  contract: '^1.1.0',
  routes: ['/admin'],
  namespace: 'admin',
  navigation: [{ path: '/admin', label: 'navigation.admin', fallback: 'Admin', order: 5, access: 'admin' }],
} satisfies RemoteDescription
