import { Link, NavLink } from '@soulsign/remote-kit/router'
import { BackIcon, SearchIcon, SidebarIcon } from '@soulsign/ui'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import css from './layout.module.css'
import { SCREENS } from './screens.ts'

interface SidebarProps {
  /** The administrator's name; omitted if it is shown elsewhere. */
  title?: string
  collapsed: boolean
  /** Omitted if the sidebar cannot be collapsed. */
  onCollapse?(collapsed: boolean): void
  onSearch(): void
}

/** Macs use another key. */
const SHORTCUT = navigator.userAgent.includes('Mac') ? '⌘ K' : 'Ctrl K'

/** The navigation of the admin area, with a link back to the app. */
export function Sidebar({ title, collapsed, onCollapse, onSearch }: SidebarProps) {
  const { t } = useTranslation('admin')
  const name = collapsed ? css.hiddenName : undefined
  return (
    <>
      {onCollapse && (
        <div className={css.head}>
          {!collapsed && (
            <p className={css.person} title={title}>
              <bdi>{title}</bdi>
            </p>
          )}
          <button
            type="button"
            className={css.toggle}
            aria-expanded={!collapsed}
            aria-label={t(collapsed ? 'sidebar.expand' : 'sidebar.collapse')}
            onClick={() => onCollapse(!collapsed)}
          >
            <SidebarIcon aria-hidden />
          </button>
        </div>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={collapsed ? t('search.open') : undefined}
        className={css.link}
        onClick={onSearch}
      >
        <SearchIcon aria-hidden />
        <span className={name}>{t('search.open')}</span>
        {!collapsed && (
          <kbd aria-hidden className={css.shortcut}>
            {SHORTCUT}
          </kbd>
        )}
      </button>
      <nav aria-label={t('sidebar.label')}>
        <ul className={css.links}>
          {SCREENS.map(({ key, path, icon: Icon }) => (
            <li key={key}>
              <NavLink
                to={path}
                end={path === '/admin'}
                title={collapsed ? t(`screens.${key}`) : undefined}
                className={({ isActive }) => clsx(css.link, isActive && css.current)}
              >
                <Icon aria-hidden />
                <span className={name}>{t(`screens.${key}`)}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Link to="/" className={clsx(css.link, css.back)} title={collapsed ? t('sidebar.back') : undefined}>
        <BackIcon aria-hidden />
        <span className={name}>{t('sidebar.back')}</span>
      </Link>
    </>
  )
}
