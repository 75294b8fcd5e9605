import { useShell } from '@soulsign/remote-kit'
import { NavLink, useLocation, useNavigate } from '@soulsign/remote-kit/router'
import { Button, CloseIcon, MenuIcon } from '@soulsign/ui'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accessAt } from '../remotes/match.ts'
import { useLoaders } from '../remotes/preload.ts'
import { isAdmin, useAdmin } from '../session/admin.ts'
import css from './NavigationBar.module.css'

/** The shell's own page among the remotes' items. */
const ABOUT = { path: '/about', order: 3 }

/** History state that makes the home page sign out. */
const SIGN_OUT = { signOut: true }

/** The navigation for signed-in people. Its items come from the registry, so a remote that is down stays listed. */
export function NavigationBar() {
  const { t } = useTranslation('shell')
  const { auth } = useShell()
  const loaders = useLoaders()
  const admin = useAdmin()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const listId = useId()
  // The menu belongs to the page it was opened on, so navigating closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = openedAt === pathname
  const toggle = useRef<HTMLButtonElement>(null)

  const { signOut = false } = (state as Partial<typeof SIGN_OUT> | null) ?? {}
  useEffect(() => {
    if (!signOut) return
    const leave = async () => {
      // Going back to this history entry must not sign out again.
      await navigate('/', { replace: true })
      await auth.signOut()
    }
    void leave()
  }, [signOut, navigate, auth])

  const items = [
    ...loaders.flatMap(({ live }) =>
      live.navigation
        .filter(({ path }) => accessAt(live.routes, path) !== 'admin' || isAdmin(admin))
        .map(({ path, label, fallback, order }) => ({
          path,
          order,
          // Known only at run time, so the types cannot check it.
          label: t(label as 'navigation.about', { ns: live.namespace as 'shell', defaultValue: fallback }),
        })),
    ),
    { ...ABOUT, label: t('navigation.about') },
  ].sort((a, b) => a.order - b.order)

  return (
    <nav
      className={css.bar}
      aria-label={t('navigation.label')}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return
        setOpenedAt(null)
        toggle.current?.focus()
      }}
      // Safari moves the focus nowhere at a click, which must not take the menu away before it counts.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenedAt(null)
      }}
    >
      <Button
        ref={toggle}
        variant="quiet"
        flush="end"
        className={css.toggle}
        aria-expanded={open}
        aria-controls={listId}
        aria-label={t(open ? 'navigation.close' : 'navigation.open')}
        icon={open ? <CloseIcon aria-hidden /> : <MenuIcon aria-hidden />}
        onClick={() => setOpenedAt(open ? null : pathname)}
      />
      <ul id={listId} className={clsx(css.items, open && css.open)}>
        {items.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path} className={({ isActive }) => clsx(css.link, isActive && css.current)}>
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <Button
            variant="quiet"
            className={css.link}
            // Leave the screen first: a guarded one would redirect to sign-in, and one with unsaved changes may ask
            // about them.
            onClick={() => void navigate('/', { state: SIGN_OUT })}
          >
            {t('navigation.signOut')}
          </Button>
        </li>
      </ul>
    </nav>
  )
}
