import { addTexts } from '../../i18n/i18n.ts'

/** The pages about privacy and law, which share one chunk and one file of texts. */
export const LEGAL_PATHS = [
  '/privacy',
  '/privacy/record',
  '/privacy/health-data',
  '/terms',
  '/contact',
  '/imprint',
] as const
export type LegalPath = (typeof LEGAL_PATHS)[number]

/** Loads the page with its texts. */
export async function loadLegalPage() {
  const [page] = await Promise.all([
    import('./LegalPage.tsx'),
    addTexts({ namespace: 'legal', load: { en: () => import('../../i18n/legal/en.json') } }),
  ])
  return page
}
