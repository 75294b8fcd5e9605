import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import en from './en.json' with { type: 'json' }

/** The one i18next of the page. Remotes add their namespaces to it; `shell` is the shell's own. */
export const i18n = createInstance()

/** Starts with the first of the person's languages that the product supports. */
export async function startI18n(supported: readonly string[], product: string): Promise<void> {
  const wanted = navigator.languages.flatMap((tag) => [tag, tag.split('-')[0] ?? tag])
  await i18n.use(initReactI18next).init({
    lng: wanted.find((language) => supported.includes(language)) ?? 'en',
    fallbackLng: 'en',
    ns: ['shell'],
    defaultNS: 'shell',
    resources: { en: { shell: en } },
    interpolation: { escapeValue: false, defaultVariables: { product } },
    react: { useSuspense: false },
  })
  document.documentElement.lang = i18n.language
}
