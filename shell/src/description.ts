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
  ],
} satisfies ShellDescription
