import { textAt } from '../i18n/texts.ts'

/**
 * Replaces react-i18next, which would fill half of the frame's bundle with i18next. It has what the panels of
 * @soulsign/safety use.
 */
type Resource = Parameters<typeof textAt>[0]
const bundles: Record<string, Resource> = {}

const i18n = {
  language: 'en',
  hasResourceBundle: (language: string, namespace: string) => `${language}/${namespace}` in bundles,
  addResourceBundle(language: string, namespace: string, resource: Resource) {
    bundles[`${language}/${namespace}`] = resource
  },
  getFixedT: (language: string, namespace: string) => (path: string, values?: Record<string, unknown>) =>
    textAt(bundles[`${language}/${namespace}`] ?? {}, path, values),
}

export const useTranslation = () => ({ i18n, t: i18n.getFixedT('en', '') })
