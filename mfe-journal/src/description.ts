import type { RemoteDescription } from '@soulsign/remote-kit'

export const description = {
  name: 'journal',
  contract: '^1.0.0',
  routes: ['/journal'],
  namespace: 'journal',
  navigation: [{ path: '/journal', label: 'navigation.journal', fallback: 'Journal', order: 2, access: 'user' }],
} satisfies RemoteDescription
