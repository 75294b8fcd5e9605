import type { RemoteDescription } from '@soulsign/remote-kit'

export const description = {
  name: 'admin',
  contract: '^2.3.0',
  api: '^1.2.0',
  port: 4005,
  namespace: 'admin',
  routes: [
    {
      path: '/admin',
      below: true,
      access: 'admin',
      title: 'Administration · {name}',
      description: 'For staff of {name}.',
      indexed: false,
    },
  ],
  navigation: [{ path: '/admin', label: 'navigation.admin', fallback: 'Admin', order: 5 }],
} satisfies RemoteDescription
