import { useBlocker } from '@soulsign/remote-kit/router'
import { ConfirmDialog } from '@soulsign/ui'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './unsaved.module.css'

interface Unsaved {
  /** Names of this screen's forms with unsaved changes. */
  names: ReadonlySet<string>
  mark(name: string, unsaved: boolean): void
}

const Context = createContext<Unsaved>({ names: new Set(), mark: () => undefined })

/** Asks before the person leaves a screen with unsaved changes. Switching tabs loses nothing. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin')
  const [names, setNames] = useState<ReadonlySet<string>>(new Set())
  const mark = useCallback((name: string, unsaved: boolean) => {
    setNames((before) => {
      if (before.has(name) === unsaved) return before
      const after = new Set(before)
      if (unsaved) after.add(name)
      else after.delete(name)
      return after
    })
  }, [])
  const unsaved = useMemo<Unsaved>(() => ({ names, mark }), [names, mark])
  const any = names.size > 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => any && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!any) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [any])
  return (
    <Context value={unsaved}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title={t('unsaved.title')}
        description={<p>{t('unsaved.text')}</p>}
        confirmLabel={t('unsaved.leave')}
        cancelLabel={t('unsaved.stay')}
        onConfirm={() => blocker.proceed?.()}
      />
    </Context>
  )
}

/** Registers that the form `name` has unsaved changes. */
export function useUnsaved(name: string, unsaved: boolean): void {
  const { mark } = useContext(Context)
  useEffect(() => {
    mark(name, unsaved)
    return () => mark(name, false)
  }, [mark, name, unsaved])
}

/** The label of a tab, with a mark while its form has unsaved changes. */
export function TabLabel({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('admin')
  const { names } = useContext(Context)
  return (
    <span className={css.label}>
      {children}
      {names.has(name) && (
        <span role="img" aria-label={t('unsaved.mark')} title={t('unsaved.mark')} className={css.mark} />
      )}
    </span>
  )
}
