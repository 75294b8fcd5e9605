import type { RemoteDescription } from '@soulsign/remote-kit'

export const description = {
  name: 'account',
  contract: '^1.0.0',
  routes: ['/auth', '/email-verification', '/account', '/subscription'],
  namespace: 'account',
  navigation: [{ path: '/account', label: 'navigation.account', fallback: 'Account', order: 4, access: 'user' }],
} satisfies RemoteDescription
