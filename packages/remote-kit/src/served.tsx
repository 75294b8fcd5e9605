import { PLACEHOLDERS, type PublicSettings } from '@soulsign/contracts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Remote } from './remote.ts'
import { type Shell, ShellProvider } from './shell.ts'

const nothing = () => undefined

/** The settings of a page that is rendered before anybody asks for it. */
export const SERVED_SETTINGS: PublicSettings = {
  product_name: PLACEHOLDERS.product,
  site_logo_url: null,
  favicon_url: null,
  theme_mode: 'system',
  primary_color: null,
  supported_languages: ['en'],
  maintenance_mode: false,
  operator_name: null,
  operator_address: null,
  operator_email: null,
  operator_country: null,
  // Only shown, in texts.
  guest_limit: PLACEHOLDERS.limit as unknown as number,
  ai_provider: PLACEHOLDERS.provider,
}

/** The shell that a guest's page sees first. Nothing can be called while a page is rendered. */
export const SERVED_SHELL = {
  productName: PLACEHOLDERS.product,
  settings: SERVED_SETTINGS,
  session: { status: 'guest' },
  guest: { token: () => null, store: nothing },
  toast: nothing,
  setPageTitle: nothing,
} as unknown as Shell

/** Renders these open pages of a remote as a guest sees them first, while the remote is built. */
export async function renderPages({ routes, i18n }: Remote, paths: readonly string[]): Promise<Record<string, string>> {
  Object.assign(globalThis, { window: { location: new URL('https://page.invalid/') } })
  const texts = createInstance()
  await texts.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { [i18n.namespace]: (await i18n.load.en()).default } },
    interpolation: { escapeValue: false, defaultVariables: { product: PLACEHOLDERS.product } },
    react: { useSuspense: false },
  })
  const pages: Record<string, string> = {}
  for (const path of paths) {
    const router = createMemoryRouter(routes, { initialEntries: [path] })
    await new Promise<void>((resolve) => {
      if (router.state.initialized) resolve()
      else router.subscribe(({ initialized }) => initialized && resolve())
    })
    pages[path] = renderToStaticMarkup(
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={new QueryClient()}>
          <ShellProvider value={SERVED_SHELL}>
            <RouterProvider router={router} />
          </ShellProvider>
        </QueryClientProvider>
      </I18nextProvider>,
    )
  }
  return pages
}
