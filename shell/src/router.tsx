import { createBrowserRouter, type RouteObject } from 'react-router'
import { LoadingLayout, RoutedLayout } from './chrome/Layout.tsx'
import { NotFoundPage } from './errors/NotFoundPage.tsx'
import { withTexts } from './i18n/i18n.ts'
import { LEGAL_PATHS } from './pages/legal/paths.ts'
import { PageCrashed } from './pages/UnexpectedErrorPage.tsx'
import { loadableFor } from './remotes/preload.ts'
import type { RemoteLoader } from './remotes/remote-loader.ts'
import { remoteRoute, remoteRouteId } from './remotes/remote-route.tsx'

/** How long a navigation waits for a remote before an outline of the page is shown, in milliseconds. */
const GRACE_MS = 400

const landing = () =>
  withTexts(
    'landing',
    () => import('./i18n/landing/en.json'),
    () => import('./pages/landing/LandingPage.tsx'),
  )
const about = () =>
  withTexts(
    'about',
    () => import('./i18n/about/en.json'),
    () => import('./pages/about/AboutPage.tsx'),
  )
const legal = () =>
  withTexts(
    'legal',
    () => import('./i18n/legal/en.json'),
    () => import('./pages/legal/LegalPage.tsx'),
  )

/** The layout with the shell's own pages, and `others` before them. */
export const layoutRoute = (others: RouteObject[]): RouteObject => ({
  Component: RoutedLayout,
  HydrateFallback: LoadingLayout,
  ErrorBoundary: PageCrashed,
  children: [
    ...others,
    {
      ErrorBoundary: PageCrashed,
      children: [
        { path: '/', lazy: landing },
        { path: '/welcome', lazy: landing },
        { path: '/about', lazy: about },
        ...LEGAL_PATHS.map((path) => ({ path, lazy: legal })),
        { path: '*', Component: NotFoundPage },
      ],
    },
  ],
})

/** The page's only router. A remote's routes join it when they are loaded. */
export function createRouter(loaders: readonly RemoteLoader[]) {
  const router = createBrowserRouter([layoutRoute(loaders.map(remoteRoute))], {
    async patchRoutesOnNavigation({ path }) {
      const loader = loadableFor(loaders, path)
      if (!loader || loader.state.status === 'ready' || loader.state.status === 'resting') return
      await Promise.race([loader.load(), new Promise((resolve) => setTimeout(resolve, GRACE_MS))])
    },
  })
  for (const loader of loaders) {
    const unsubscribe = loader.subscribe(() => {
      if (loader.state.status !== 'ready') return
      unsubscribe()
      router.patchRoutes(remoteRouteId(loader), loader.state.remote.routes)
    })
  }
  return router
}
