import type { Access } from '@soulsign/contracts'
import { Navigate, useLocation } from '@soulsign/remote-kit/router'
import { Spinner } from '@soulsign/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAdmin } from './admin.ts'
import css from './Guard.module.css'
import { useSession } from './SessionProvider.tsx'

/** Shows a page only to those who may open it. */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  if (access === 'open') return children
  if (access === 'user') return <SignInGate>{children}</SignInGate>
  return <AdminGate>{children}</AdminGate>
}

/** Lets only administrators in. */
function AdminGate({ children }: { children: ReactNode }) {
  const admin = useAdmin()
  const location = useLocation()
  if (admin === 'loading') return <Wait />
  if (admin === 'unproved') return <Navigate to="/auth/second-factor" replace state={{ from: location }} />
  if (admin === 'denied') return <Navigate to="/" replace />
  return children
}

/** Sends guests to sign-in, which brings them back. */
function SignInGate({ children }: { children: ReactNode }) {
  const session = useSession()
  const location = useLocation()
  if (session.status === 'loading') return <Wait />
  if (session.status === 'guest') return <Navigate to="/auth" replace state={{ from: location }} />
  return children
}

/** Fills the window until it is known who may go on. */
function Wait() {
  const { t } = useTranslation('shell')
  return (
    <div className={css.wait}>
      <Spinner label={t('loading')} />
    </div>
  )
}
