import { PLACEHOLDERS, withOperator } from '@soulsign/contracts'
import { type Shell, ShellProvider } from '@soulsign/remote-kit'
import { SERVED_SHELL } from '@soulsign/remote-kit/served'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import en from './i18n/en.json' with { type: 'json' }
import { i18n } from './i18n/i18n.ts'
import { LEGAL_PATHS } from './pages/legal/paths.ts'
import { PageSkeleton } from './remotes/RemotePending.tsx'
import { layoutRoute } from './router.tsx'
import { SessionContext } from './session/SessionProvider.tsx'

/** The pages that are rendered while the shell is built. */
const PATHS = ['/', '/welcome', '/about'] as const

/** The shell of a product whose settings name the operator. */
const NAMED: Shell = {
  ...SERVED_SHELL,
  settings: {
    ...SERVED_SHELL.settings,
    operator_name: PLACEHOLDERS.operator,
    operator_address: PLACEHOLDERS.address,
    operator_email: PLACEHOLDERS.email,
    operator_country: PLACEHOLDERS.country,
  },
}

interface Rendering {
  content?: () => ReactNode
  shell?: Shell
}

async function renderPath(path: string, { content, shell = SERVED_SHELL }: Rendering = {}): Promise<string> {
  const page = content ? [{ path: '*', Component: content }] : []
  const router = createMemoryRouter([layoutRoute(page)], { initialEntries: [path] })
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve()
    else router.subscribe(({ initialized }) => initialized && resolve())
  })
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={SERVED_SHELL.session}>
        <ShellProvider value={shell}>
          <RouterProvider router={router} />
        </ShellProvider>
      </SessionContext>
    </QueryClientProvider>,
  )
}

/** Renders the shell's pages as a guest sees them first, an unknown address, an outline, and the frame of a remote's page. */
export async function render(): Promise<Record<string, string>> {
  // The parts of a browser that components read while they render.
  const location = new URL('https://page.invalid/')
  Object.assign(globalThis, { window: { location }, document: { documentElement: { dataset: {} } } })
  await i18n.use(initReactI18next).init({
    lng: 'en',
    ns: ['shell'],
    defaultNS: 'shell',
    resources: { en: { shell: en } },
    interpolation: { escapeValue: false, defaultVariables: { product: PLACEHOLDERS.product } },
    react: { useSuspense: false },
  })
  const pages: Record<string, string> = {}
  for (const path of PATHS) pages[path] = await renderPath(path)
  for (const path of LEGAL_PATHS) {
    pages[path] = await renderPath(path)
    pages[withOperator(path)] = await renderPath(path, { shell: NAMED })
  }
  pages['*'] = await renderPath('/an/unknown/address')
  pages['outline'] = await renderPath('/a/page/of/a/remote', { content: PageSkeleton })
  pages['frame'] = await renderPath('/a/page/of/a/remote', { content: () => PLACEHOLDERS.page })
  return pages
}
