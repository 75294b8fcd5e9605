import type { RemoteDescription } from '@soulsign/remote-kit'

export const description = {
  name: 'example',
  contract: '^2.0.0',
  api: '^1.0.0',
  port: 4006,
  namespace: 'example',
  routes: [
    {
      path: '/example',
      access: 'open',
      title: 'Example · {name}',
      description: 'What search engines and share cards say of this page of {name}.',
      indexed: true,
    },
    {
      path: '/example/mine',
      access: 'user',
      title: 'Your Example · {name}',
      description: 'This page belongs to one person.',
      indexed: false,
    },
  ],
  navigation: [{ path: '/example', label: 'navigation', fallback: 'Example', order: 10 }],
} satisfies RemoteDescription
