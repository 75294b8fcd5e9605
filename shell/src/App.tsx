import type { PublicSettings } from '@soulsign/contracts'
import { type Shell, ShellProvider } from '@soulsign/remote-kit'
import { ToastProvider, toast, useLater } from '@soulsign/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RouterProvider } from 'react-router/dom'
import { api, queryClient } from './api/client.ts'
import { auth } from './credentials/auth.ts'
import { guestToken } from './credentials/guest-token.ts'
import { withTexts } from './i18n/i18n.ts'
import { setPageTitle } from './page-title.ts'
import { LoadersProvider } from './remotes/preload.ts'
import type { RemoteLoader } from './remotes/remote-loader.ts'
import type { createRouter } from './router.tsx'
import { useAdmin } from './session/admin.ts'
import { SessionProvider, useSession } from './session/SessionProvider.tsx'

interface AppProps {
  settings: PublicSettings
  loaders: readonly RemoteLoader[]
  router: ReturnType<typeof createRouter>
  /** The code of a partner's frame, if the address had one. */
  handover: string | null
}

export function App({ settings, loaders, router, handover }: AppProps) {
  const { t } = useTranslation('shell')
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <ShellOf settings={settings}>
          <LoadersProvider value={loaders}>
            <ToastProvider labels={{ region: t('toast.region'), close: t('toast.close'), message: t('toast.message') }}>
              <RouterProvider router={router} />
              {handover && <Handover code={handover} />}
            </ToastProvider>
          </LoadersProvider>
        </ShellOf>
      </SessionProvider>
    </QueryClientProvider>
  )
}

/** Few people come from a partner's frame, so its question is no part of the page's own script. */
function Handover({ code }: { code: string }) {
  const later = useLater(
    () =>
      withTexts(
        'handover',
        () => import('./i18n/handover/en.json'),
        () => import('./session/HandoverQuestion.tsx'),
      ),
    true,
  )
  return later && <later.HandoverQuestion code={code} />
}

/** Provides the services that the shell gives to remotes. */
function ShellOf({ settings, children }: { settings: PublicSettings; children: ReactNode }) {
  const session = useSession()
  // Asked for above the layouts: when one took another's place, its question would be given up and asked again.
  useAdmin()
  const shell = useMemo<Shell>(
    () => ({
      productName: settings.product_name,
      settings,
      api,
      session,
      auth,
      guest: guestToken,
      toast,
      setPageTitle: (title, discreet) => setPageTitle(title, settings.product_name, discreet),
    }),
    [settings, session],
  )
  return <ShellProvider value={shell}>{children}</ShellProvider>
}
