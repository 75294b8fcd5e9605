import { useShell } from '@soulsign/remote-kit'
import { Link, useLocation } from '@soulsign/remote-kit/router'
import { BrandMark, Button } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './Header.module.css'
import { NavigationBar } from './NavigationBar.tsx'

/** Pages that lead to sign-in by themselves. */
const HAS_LOGIN = ['/welcome', '/auth']

/** The brand and the link home, and for guests the way to sign in. They have no navigation bar. */
export function Header() {
  const { t } = useTranslation('shell')
  const { productName, settings, session } = useShell()
  const { pathname } = useLocation()
  return (
    <header className={css.header} data-print="hide">
      <Link to="/" className={css.brand} aria-label={t('brandHome')}>
        {settings.site_logo_url ? <img src={settings.site_logo_url} alt="" className={css.logo} /> : <BrandMark />}
        <span>{productName}</span>
      </Link>
      {session.status === 'user' && <NavigationBar />}
      {session.status === 'guest' && !HAS_LOGIN.some((path) => pathname.startsWith(path)) && pathname !== '/' && (
        <Button asChild variant="quiet" flush="end" className={css.login}>
          <Link to="/auth">{t('footer.login')}</Link>
        </Button>
      )}
    </header>
  )
}
