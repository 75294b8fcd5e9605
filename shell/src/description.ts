import { CONTRACT_VERSION, type Page, type ShellDescription } from '@soulsign/contracts'

/** The landing page. No text here may make a medical claim. */
const HOME_PAGE: Page = {
  path: '/',
  title: '{name}: more than symptoms',
  description:
    'Describe how you feel and receive a personal, AI-written reflection on the emotional, energetic and spiritual meaning it may hold. For reflection, not medical advice.',
  indexed: true,
  seo: { key: 'homepage', label: 'Homepage' },
}

/** The shell as the registry describes it. */
export const description = {
  name: 'shell',
  contract: CONTRACT_VERSION,
  namespace: 'shell',
  pages: [
    HOME_PAGE,
    { ...HOME_PAGE, path: '/welcome', canonical: '/' },
    {
      path: '/about',
      title: 'About {name}',
      description:
        'What {name} is, where its AI-written insights come from, and answers to common questions. A spiritual guide, not a doctor.',
      indexed: true,
    },
    {
      path: '/privacy',
      title: 'Privacy · {name}',
      description: 'What {name} keeps about you, why, for how long, and how to take it with you or delete it.',
      indexed: true,
    },
    {
      path: '/privacy/record',
      title: 'Record of processing · {name}',
      description:
        'Each purpose for which {name} processes data of people: basis, data, recipients, time and measures.',
      indexed: true,
    },
    {
      path: '/privacy/health-data',
      title: 'Consumer health data · {name}',
      description: 'How {name} collects, uses and shares consumer health data, and the rights of people over it.',
      indexed: true,
    },
    {
      path: '/terms',
      title: 'Terms · {name}',
      description: 'The terms of {name}: what it is and is not, accounts, plans, and what we ask of each other.',
      indexed: true,
    },
    {
      path: '/contact',
      title: 'Contact · {name}',
      description: 'How to reach the people who run {name}.',
      indexed: true,
    },
    {
      path: '/imprint',
      title: 'Imprint · {name}',
      description: 'Who runs {name}, with their address.',
      indexed: true,
    },
  ],
} satisfies ShellDescription
