import { addTexts } from '../../i18n/i18n.ts'

/** Loads the page with its texts. */
export async function loadAboutPage() {
  await addTexts({ namespace: 'about', load: { en: () => import('../../i18n/about/en.json') } })
  return import('./AboutPage.tsx')
}
