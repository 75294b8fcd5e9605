import { beforeEach, expect, test, vi } from 'vitest'

const german = { default: { toast: { close: 'Schließen' } } }
const TEXTS = { en: async () => ({ default: {} }), de: async () => german }
const REMOTE = {
  namespace: 'journal',
  load: { en: async () => ({ default: { title: 'Journal' } }), de: async () => ({ default: { title: 'Tagebuch' } }) },
}

let page: { lang: string }
beforeEach(() => {
  vi.resetModules()
  page = { lang: 'en' }
  vi.stubGlobal('document', { documentElement: page })
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

/** Loads a page in a browser with these languages; stored values stay. */
async function load({ wants, supported, texts }: { wants: string[]; supported: string[]; texts?: typeof TEXTS }) {
  vi.resetModules()
  vi.stubGlobal('navigator', { languages: wants })
  const { i18n, startI18n, addTexts } = await import('./i18n.ts')
  await startI18n(supported, 'Soulsign', texts)
  return { i18n, addTexts }
}

test('a language without texts is not announced, even if it is supported', async () => {
  const { i18n } = await load({ wants: ['de-AT', 'de'], supported: ['en', 'de'] })
  expect(i18n.t('toast.close')).toBe('Close')
  expect(page.lang).toBe('en')
})

test('texts and page use a supported language of the browser', async () => {
  const wants = ['fr', 'de-AT']
  const { i18n } = await load({ wants, supported: ['en', 'de'], texts: TEXTS })
  expect([i18n.t('toast.close'), page.lang]).toEqual(['Schließen', 'de'])
  expect((await load({ wants, supported: ['en'], texts: TEXTS })).i18n.t('toast.close')).toBe('Close')
})

test('English stands in for missing texts', async () => {
  const { i18n } = await load({ wants: ['de'], supported: ['en', 'de'], texts: TEXTS })
  expect(i18n.t('skip')).toBe('Skip to content')
})

test('a change applies to loaded remotes and to the next visit', async () => {
  const { i18n, addTexts } = await load({ wants: ['en'], supported: ['en', 'de'], texts: TEXTS })
  await addTexts(REMOTE)
  expect(i18n.t('journal:title')).toBe('Journal')
  await i18n.changeLanguage('de')
  expect([i18n.t('journal:title'), i18n.t('toast.close'), page.lang]).toEqual(['Tagebuch', 'Schließen', 'de'])

  const next = await load({ wants: ['en'], supported: ['en', 'de'], texts: TEXTS })
  await next.addTexts(REMOTE)
  expect([next.i18n.t('journal:title'), page.lang]).toEqual(['Tagebuch', 'de'])
})

test('the language of the browser is not stored as a choice', async () => {
  await load({ wants: ['de'], supported: ['en', 'de'], texts: TEXTS })
  expect((await load({ wants: ['en'], supported: ['en', 'de'], texts: TEXTS })).i18n.language).toBe('en')
})

test('a remote fails if its texts do not load, and the next attempt loads them', async () => {
  const { i18n, addTexts } = await load({ wants: ['en'], supported: ['en'] })
  const broken = { ...REMOTE, load: { ...REMOTE.load, en: () => Promise.reject(new Error('away')) } }
  await expect(addTexts(broken)).rejects.toThrow('away')
  await addTexts(REMOTE)
  expect(i18n.t('journal:title')).toBe('Journal')
})

test('the types refuse a text that does not exist', async () => {
  const { i18n } = await load({ wants: ['en'], supported: ['en'] })
  const t = i18n.getFixedT('en', 'shell')
  expect(t('skip')).toBe('Skip to content')
  // @ts-expect-error: there is no such text.
  t('nowhere')
})
