import { onceUsed } from '@soulsign/ui'
import { createContext, useContext, useEffect } from 'react'
import { isConfirmedAdmin } from '../session/admin.ts'
import { accessAt, loaderFor } from './match.ts'
import type { RemoteLoader } from './remote-loader.ts'

/** The remote of a path, if this person may preload it: only administrators preload administrators' remotes. */
export function loadableFor(loaders: readonly RemoteLoader[], path: string): RemoteLoader | undefined {
  const loader = loaderFor(loaders, path)
  return loader && (accessAt(loader.live.routes, path) !== 'admin' || isConfirmedAdmin()) ? loader : undefined
}

/** Loads a remote as soon as the person points at, touches or focuses a link to it. */
export function preloadOnIntent(loaders: readonly RemoteLoader[]): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin) return
    const loader = loadableFor(loaders, link.pathname)
    if (loader?.state.status === 'idle') void loader.load()
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, { passive: true })
  }
}

const LoadersContext = createContext<readonly RemoteLoader[]>([])
export const LoadersProvider = LoadersContext.Provider
export const useLoaders = () => useContext(LoadersContext)

/** Loads the remote of `path`, where people usually go next, once they use the page. */
export function usePreload(path: string): void {
  const loaders = useLoaders()
  useEffect(() => {
    const loader = loadableFor(loaders, path)
    const { connection } = navigator as { connection?: { saveData?: boolean } }
    if (loader?.state.status !== 'idle' || connection?.saveData) return
    return onceUsed(() => void loader.load())
  }, [loaders, path])
}
