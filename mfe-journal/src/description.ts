import type { RemoteDescription } from '@soulsign/remote-kit'

export const description = {
  name: 'journal',
  contract: '^2.0.0',
  api: '^1.0.0',
  port: 4004,
  namespace: 'journal',
  routes: [
    {
      path: '/journal',
      access: 'user',
      title: 'Your Journal · {name}',
      description: 'Your entries and the AI-written insights that came with them, for your eyes only.',
      indexed: false,
      seo: { key: 'journal', label: 'Journal Page' },
    },
  ],
  navigation: [{ path: '/journal', label: 'navigation.journal', fallback: 'Journal', order: 2 }],
} satisfies RemoteDescription
