import { createContext, useContext, useEffect } from 'react'
import { isAdminPath, isConfirmedAdmin } from '../session/admin.ts'
import { loaderFor } from './match.ts'
import type { RemoteLoader } from './RemoteLoader.ts'

/** Whether the remote of a path may be loaded ahead for the person who is here. */
export const mayLoad = (path: string) => !isAdminPath(path) || isConfirmedAdmin()

/** Loads a remote as soon as the person points at, touches or focuses a link into it. */
export function preloadOnIntent(loaders: readonly RemoteLoader[]): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || !mayLoad(link.pathname)) return
    const loader = loaderFor(loaders, link.pathname)
    if (loader?.state.status === 'idle') void loader.load()
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true })
  }
}

const LoadersContext = createContext<readonly RemoteLoader[]>([])
export const LoadersProvider = LoadersContext.Provider
export const useLoaders = () => useContext(LoadersContext)

/** Loads the remote of `path`, where people usually go next, when the page has nothing else to do. */
export function usePreloadWhenIdle(path: string): void {
  const loaders = useLoaders()
  useEffect(() => {
    const loader = loaderFor(loaders, path)
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (loader?.state.status !== 'idle' || connection?.saveData) return
    const load = () => void loader.load()
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 2_000)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(load, { timeout: 5_000 })
    return () => cancelIdleCallback(handle)
  }, [loaders, path])
}
