import { useShell } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { BrandMark } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './Header.module.css'
import { NavigationBar } from './NavigationBar.tsx'

/** The brand and the link home. Guests have no navigation bar. */
export function Header() {
  const { t } = useTranslation('shell')
  const { productName, settings, session } = useShell()
  return (
    <header className={css.header}>
      <Link to="/" className={css.brand} aria-label={t('brandHome')}>
        {settings.site_logo_url ? <img src={settings.site_logo_url} alt="" className={css.logo} /> : <BrandMark />}
        <span>{productName}</span>
      </Link>
      {session.status === 'user' && <NavigationBar />}
    </header>
  )
}
