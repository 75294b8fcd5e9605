import { Navigate, useLocation } from '@soulsign/remote-kit/router'
import { Spinner } from '@soulsign/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isBelow } from '../remotes/match.ts'
import { isAdminPath, useAdmin } from './admin.ts'
import { useSession } from './SessionProvider.tsx'

/** Screens for people who are signed in. */
const GATED = ['/subscription', '/healing-plan', '/journal', '/account']

/** Lets only those see a remote's screen for whom it is. */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  if (isAdminPath(pathname)) return <AdminGate>{children}</AdminGate>
  if (GATED.some((prefix) => isBelow(pathname, prefix))) return <SignInGate>{children}</SignInGate>
  return children
}

/** Lets administrators in, and nobody else. */
function AdminGate({ children }: { children: ReactNode }) {
  const admin = useAdmin()
  const { t } = useTranslation('shell')
  if (admin === 'loading') return <Spinner fullScreen label={t('loading')} />
  if (admin === 'denied') return <Navigate to="/" replace />
  return children
}

/** Sends guests to sign-in, which brings them back. */
function SignInGate({ children }: { children: ReactNode }) {
  const session = useSession()
  const location = useLocation()
  const { t } = useTranslation('shell')
  if (session.status === 'loading') return <Spinner fullScreen label={t('loading')} />
  if (session.status === 'guest') return <Navigate to="/auth" replace state={{ from: location }} />
  return children
}
