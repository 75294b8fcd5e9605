import { useShell } from '@soulsign/remote-kit'
import { Outlet, useLocation } from '@soulsign/remote-kit/router'
import { Button, Dialog, SidebarIcon } from '@soulsign/ui'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './chrome.css'
import { GlobalSearch } from './GlobalSearch.tsx'
import css from './layout.module.css'
import { OwnDocument } from './OwnDocument.tsx'
import { Sidebar } from './Sidebar.tsx'
import { useCollapsed } from './useCollapsed.ts'

/** Every admin screen in its layout. */
export function Component() {
  return (
    <OwnDocument>
      <AdminLayout />
    </OwnDocument>
  )
}

/** A sidebar beside the screen, or a drawer above it on phones. */
function AdminLayout() {
  const { t } = useTranslation('admin')
  const { session } = useShell()
  const { key } = useLocation()
  const [collapsed, setCollapsed] = useCollapsed()
  // The drawer belongs to the history entry it was opened on, so navigating closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const title = session.status === 'user' ? (session.user.name ?? session.user.email) : ''

  const [searching, setSearching] = useState(false)
  const openSearch = () => {
    setOpenedAt(null)
    setSearching(true)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setOpenedAt(null)
      setSearching(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return (
    <div data-chrome="full" className={clsx(css.layout, collapsed && css.collapsed)}>
      <aside className={css.aside}>
        <Sidebar title={title} collapsed={collapsed} onCollapse={setCollapsed} onSearch={openSearch} />
      </aside>
      <div className={css.bar}>
        <Button
          variant="quiet"
          flush="start"
          // The product's own menu has the other icon.
          icon={<SidebarIcon aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpenedAt(key)}
        >
          {t('sidebar.open')}
        </Button>
      </div>
      <Dialog
        open={openedAt === key}
        onClose={() => setOpenedAt(null)}
        title={<bdi className={css.person}>{title}</bdi>}
        closeLabel={t('sidebar.close')}
        className={css.drawer}
      >
        <Sidebar collapsed={false} onSearch={openSearch} />
      </Dialog>
      {searching && <GlobalSearch onClose={() => setSearching(false)} />}
      <div className={css.content}>
        <Outlet />
      </div>
    </div>
  )
}
