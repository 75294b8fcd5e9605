import { Link, useLocation } from '@soulsign/remote-kit/router'
import { Disclaimer, Select, useLater } from '@soulsign/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './Footer.module.css'
import { isTheme, THEMES, useTheme } from './theme.ts'

/** The landing page has these links itself. */
const BARE = ['/', '/welcome']

export function Footer() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const [theme, setTheme] = useTheme()
  const themeId = useId()
  const [helping, setHelping] = useState(false)
  const later = useLater(() => import('@soulsign/safety/panels'), helping)
  return (
    <footer className={css.footer} data-print="hide">
      <div className={css.column}>
        <Disclaimer>{t('footer.disclaimer')}</Disclaimer>
        <div className={css.row}>
          <nav className={css.links} aria-label={t('footer.label')}>
            <button type="button" className={css.help} onClick={() => setHelping(true)}>
              {t('footer.help')}
            </button>
            {!BARE.includes(pathname) && <Link to="/about">{t('footer.about')}</Link>}
            <Link to="/privacy">{t('footer.privacy')}</Link>
            <Link to="/privacy/health-data">{t('footer.healthData')}</Link>
            <Link to="/terms">{t('footer.terms')}</Link>
            <Link to="/contact">{t('footer.contact')}</Link>
            <Link to="/imprint">{t('footer.imprint')}</Link>
          </nav>
          <div className={css.theme} data-kept>
            <label htmlFor={themeId}>{t('footer.theme')}</label>
            <Select
              id={themeId}
              value={theme}
              onChange={({ target }) => {
                if (isTheme(target.value)) setTheme(target.value)
              }}
            >
              {THEMES.map((option) => (
                <option key={option} value={option}>
                  {t(`footer.themes.${option}`)}
                </option>
              ))}
            </Select>
          </div>
        </div>
      </div>
      {later && <later.HelpDialog open={helping} onClose={() => setHelping(false)} />}
    </footer>
  )
}
