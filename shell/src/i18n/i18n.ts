import type { Language } from '@soulsign/contracts'
import type { LoadResources, Remote } from '@soulsign/remote-kit'
import { type BackendModule, createInstance, type LanguageDetectorModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import en from './en.json' with { type: 'json' }

const KEY = 'soulsign.language'
/** The shell's own texts. */
const TEXTS: Record<Language, LoadResources> = { en: async () => ({ default: en }) }
/** How the texts of each namespace are loaded. */
const loaders = new Map<string, Record<string, LoadResources>>()

/** The page's only i18next instance. Remotes add their namespaces to it; `shell` is the shell's own. */
export const i18n = createInstance()

/** Finds the person's earlier choice, then the browser's languages. */
const detector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect() {
    try {
      return [localStorage.getItem(KEY) ?? [], navigator.languages].flat()
    } catch {
      return [...navigator.languages]
    }
  },
  cacheUserLanguage(language) {
    // At the start i18next calls this with the detected language, which the person did not choose.
    if (!i18n.isInitialized) return
    try {
      localStorage.setItem(KEY, language)
    } catch {
      // The choice lasts for this page.
    }
  },
}

/** Loads the missing texts of a language when the person changes to it. */
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, callback) {
    const load = loaders.get(namespace)?.[language]
    if (!load) return callback(null, {})
    load().then(
      (texts) => callback(null, texts.default),
      (error: Error) => callback(error, null),
    )
  },
}

/**
 * Starts in the first of the person's languages that is `supported` and has texts, else in English. The page's `lang`
 * attribute follows.
 */
export async function startI18n(
  supported: readonly string[],
  product: string,
  texts: Record<string, LoadResources> = TEXTS,
): Promise<void> {
  loaders.set('shell', texts)
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = i18n.resolvedLanguage ?? language
  })
  await i18n
    .use(detector)
    .use(backend)
    .use(initReactI18next)
    .init({
      supportedLngs: supported.filter((language) => language in texts),
      fallbackLng: 'en',
      ns: ['shell'],
      defaultNS: 'shell',
      resources: { en: { shell: en } },
      partialBundledLanguages: true,
      interpolation: { escapeValue: false, defaultVariables: { product } },
      react: { useSuspense: false },
    })
}

/** Loads a page of the shell together with texts of its own, a namespace that other pages do without. */
export async function withTexts<Page>(
  namespace: string,
  load: LoadResources,
  page: () => Promise<Page>,
): Promise<Page> {
  const [loaded] = await Promise.all([page(), addTexts({ namespace, load: { en: load } })])
  return loaded
}

/** Adds a remote's texts before its first render: in the page's language, and in English for missing ones. */
export async function addTexts({ namespace, load }: Remote['i18n']): Promise<void> {
  loaders.set(namespace, load)
  await Promise.all(
    i18n.languages.map(async (language) => {
      const texts = await load[language]?.()
      if (texts) i18n.addResourceBundle(language, namespace, texts.default, true, true)
    }),
  )
}
