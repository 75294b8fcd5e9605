import { addTexts } from '../../i18n/i18n.ts'

/** Loads the page with its texts. */
export async function loadLegalPage() {
  await addTexts({ namespace: 'legal', load: { en: () => import('../../i18n/legal/en.json') } })
  return import('./LegalPage.tsx')
}
