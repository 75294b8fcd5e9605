import { createBrowserRouter, type RouteObject } from 'react-router'
import { LoadingLayout, RoutedLayout } from './chrome/Layout.tsx'
import { NotFoundPage } from './errors/NotFoundPage.tsx'
import { withTexts } from './i18n/i18n.ts'
import { LEGAL_PATHS } from './pages/legal/paths.ts'
import { LayoutCrashed, PageCrashed } from './pages/UnexpectedErrorPage.tsx'
import { loaderFor } from './remotes/match.ts'
import { loadableFor } from './remotes/preload.ts'
import { RENDER_TIMEOUT_MS, type RemoteLoader } from './remotes/remote-loader.ts'
import { remoteRoute, remoteRouteId } from './remotes/remote-route.tsx'

/** How long a navigation waits for a remote before an outline of the page is shown, in milliseconds. */
const GRACE_MS = 400

const landing = () =>
  withTexts(
    'landing',
    () => import(/* webpackChunkName: "page-home" */ './i18n/landing/en.json'),
    () => import(/* webpackChunkName: "page-home" */ './pages/landing/LandingPage.tsx'),
  )
const about = () =>
  withTexts(
    'about',
    () => import(/* webpackChunkName: "page-about" */ './i18n/about/en.json'),
    () => import(/* webpackChunkName: "page-about" */ './pages/about/AboutPage.tsx'),
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
  ErrorBoundary: LayoutCrashed,
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
  giveUpEndless(router, loaders)
  return router
}

/** Gives up a page that keeps another one of its remote on the screen, because its own rendering does not end. */
function giveUpEndless(router: ReturnType<typeof createBrowserRouter>, loaders: readonly RemoteLoader[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  router.subscribe(({ location, navigation }) => {
    clearTimeout(timer)
    if (navigation.state !== 'idle') return
    timer = setTimeout(() => loaderFor(loaders, location.pathname)?.expectShown(location.key), RENDER_TIMEOUT_MS)
  })
}
