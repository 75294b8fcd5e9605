import type { RemoteDescription } from '@soulsign/remote-kit'

export const description = {
  name: 'account',
  contract: '^2.2.0',
  api: '^1.2.0',
  port: 4002,
  namespace: 'account',
  routes: [
    {
      path: '/auth',
      access: 'open',
      openInMaintenance: true,
      title: 'Sign in · {name}',
      description: 'Sign in to {name} with a link by e-mail or with Google, and keep your insights in one place.',
      indexed: true,
      seo: { key: 'auth', label: 'Auth Page' },
    },
    {
      path: '/auth/confirm',
      access: 'open',
      openInMaintenance: true,
      title: 'Confirm your sign-in · {name}',
      description: 'Opened from the link in your e-mail: one more step and you are signed in to {name}.',
      indexed: false,
    },
    {
      path: '/auth/second-factor',
      access: 'user',
      openInMaintenance: true,
      title: 'Confirm that it is you · {name}',
      description: 'Use your passkey or a recovery code to go on.',
      indexed: false,
    },
    {
      path: '/email-verification',
      access: 'open',
      openInMaintenance: true,
      title: 'Confirm your e-mail · {name}',
      description: 'Finish signing in to {name}.',
      indexed: false,
    },
    {
      path: '/account',
      access: 'user',
      title: 'Your account · {name}',
      description: 'Your profile and settings at {name}.',
      indexed: false,
    },
    {
      path: '/account/keep',
      access: 'open',
      title: 'Keep your account · {name}',
      description: 'Opened from the mail about a closed account: one click and it is yours again.',
      indexed: false,
    },
    {
      path: '/subscription',
      access: 'user',
      title: 'Choose Your Healing Path · {name}',
      description:
        'Monthly, yearly and lifetime access to AI-written Healing Plans. For reflection, not medical advice.',
      indexed: false,
    },
  ],
  navigation: [{ path: '/account', label: 'navigation.account', fallback: 'Account', order: 4 }],
} satisfies RemoteDescription
