import { isBelow, routeAt } from '@soulsign/contracts'
import { useLater } from '@soulsign/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useMaintenance } from '../api/maintenance.ts'
import { loadAuth } from '../credentials/auth.ts'
import { useLoaders } from '../remotes/preload.ts'
import { PageSkeleton } from '../remotes/RemotePending.tsx'
import { type AdminState, isAdmin, useAdmin } from '../session/admin.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import css from './Layout.module.css'
import { MaintenanceNotice } from './MaintenanceNotice.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { SCROLL_POSITIONS, scrollKey } from './scroll.ts'

/** Header, page and footer. */
function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const maintenance = useMaintenance()
  const admin = useAdmin()
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main, pathname)
  useSignInClient(pathname)
  const loaders = useLoaders()
  const badge = useLater(
    () => import('./OverrideBadge.tsx'),
    loaders.some(({ overridden }) => overridden),
  )
  const routes = loaders.flatMap(({ live }) => live.routes)
  const open = routeAt(routes, pathname)?.openInMaintenance

  return (
    <div className={css.layout}>
      <a href="#main" className={css.skip}>
        {t('skip')}
      </a>
      {state === 'loading' && <div className={css.progress} aria-hidden />}
      <OfflineNotice />
      {maintenance && admin === 'admin' && <MaintenanceNotice />}
      <Header />
      <main ref={main} id="main" tabIndex={-1} className={css.main}>
        {maintenance && !open && !isAdmin(admin) ? <WhileDown admin={admin} /> : children}
      </main>
      <Footer />
      {badge && <badge.OverrideBadge />}
      <ScrollRestoration getKey={scrollKey} storageKey={SCROLL_POSITIONS} />
    </div>
  )
}

/** The maintenance screen, or an outline until it is there and the check for administrators has answered. */
function WhileDown({ admin }: { admin: AdminState }) {
  const later = useLater(() => import('../pages/MaintenancePage.tsx'), true)
  return later && admin !== 'loading' ? <later.MaintenancePage /> : <PageSkeleton />
}

/** The layout around the current route. */
export const RoutedLayout = () => (
  <Layout>
    <Outlet />
  </Layout>
)

/** The layout around an outline while the first page's code loads. */
export const LoadingLayout = () => (
  <Layout>
    <PageSkeleton />
  </Layout>
)

/** Loads the sign-in client where people sign in, so that their click need not wait for it. */
function useSignInClient(pathname: string) {
  const needed = isBelow(pathname, '/auth')
  useEffect(() => {
    // A failure is told by the click, which tries again.
    if (needed) loadAuth().catch(() => undefined)
  }, [needed])
}

/** Moves the focus to a new page's heading, so that a screen reader reads it and Tab goes on from there. */
function useFocusOnNavigation(main: { current: HTMLElement | null }, pathname: string) {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = main.current?.querySelector<HTMLElement>('h1')
    // Help that begins with the heading takes the focus itself and is announced as a whole.
    const { activeElement } = document
    if (
      activeElement !== main.current &&
      main.current?.contains(activeElement) &&
      heading?.closest('[tabindex]') === activeElement
    )
      return
    heading?.setAttribute('tabindex', '-1')
    const target = heading ?? main.current
    target?.focus({ preventScroll: true })
  }, [main, pathname])
}
