import { SAFETY_LANGUAGES, type SafetyLanguage } from '@soulsign/contracts'
import { useTranslation } from 'react-i18next'
import de from './locales/de.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import es from './locales/es.json' with { type: 'json' }
import fr from './locales/fr.json' with { type: 'json' }
import pt from './locales/pt.json' with { type: 'json' }

declare global {
  interface SoulsignTexts {
    safety: typeof en
  }
}

const NAMESPACE = 'safety'
/** All languages are in the bundle, so that help needs no further request. */
const RESOURCES = { en, es, de, fr, pt } satisfies Record<SafetyLanguage, typeof en>

/** The first of the browser's languages with safety texts, whatever the page's language. */
export function safetyLanguage(languages: readonly string[] = navigator.languages): SafetyLanguage {
  const spoken = languages.map((tag) => tag.split('-')[0])
  return spoken.flatMap((code) => SAFETY_LANGUAGES.filter((language) => language === code))[0] ?? 'en'
}

/** The texts of the safety panels in the person's language, if it is one of the five. */
export function useSafetyTexts() {
  const { i18n } = useTranslation()
  const language = safetyLanguage()
  if (!i18n.hasResourceBundle(language, NAMESPACE)) i18n.addResourceBundle(language, NAMESPACE, RESOURCES[language])
  return { t: i18n.getFixedT(language, NAMESPACE), language }
}
