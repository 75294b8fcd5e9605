import { Navigate, useLocation } from '@soulsign/remote-kit/router'
import { Spinner } from '@soulsign/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isBelow } from '../remotes/match.ts'
import { useSession } from './SessionProvider.tsx'

/** Screens for people who are signed in. */
const GATED = ['/subscription', '/healing-plan', '/journal', '/account']

/** Sends guests from a gated screen to sign-in, which brings them back. */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession()
  const location = useLocation()
  const { t } = useTranslation('shell')
  if (!GATED.some((prefix) => isBelow(location.pathname, prefix))) return children
  if (session.status === 'loading') return <Spinner fullScreen label={t('loading')} />
  if (session.status === 'guest') return <Navigate to="/auth" replace state={{ from: location }} />
  return children
}
