import { DEFAULT_PRODUCT_NAME, pagesOf } from '@soulsign/contracts'
import '@soulsign/ui/fonts.css'
import '@soulsign/ui/tokens.css'
import '@soulsign/ui/base.css'
import '@soulsign/ui/bodies.css'
import '@soulsign/ui/buttons.css'
import '@soulsign/ui/pages.css'
import { onceUsed } from '@soulsign/ui'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { noteSettings } from './api/maintenance.ts'
import { reportAs, reportUncaught } from './api/reports.ts'
import { beginAtTop } from './chrome/scroll.ts'
import { noteArrival, takeHandover } from './credentials/address.ts'
import { preloadAuth } from './credentials/auth.ts'
import { description } from './description.ts'
import { i18n, startI18n } from './i18n/i18n.ts'
import { readPageData } from './page-data.ts'
import { setPages } from './page-title.ts'
import { UnexpectedErrorPage } from './pages/UnexpectedErrorPage.tsx'
import { mayOverride } from './remotes/override-key.ts'
import { preloadOnIntent } from './remotes/preload.ts'
import { RemoteLoader } from './remotes/remote-loader.ts'
import { createRouter } from './router.tsx'
import { replaceServedPage } from './served-page.ts'

async function start() {
  // It leaves the address before anything else reads that.
  const handover = takeHandover()
  preloadAuth()
  const { registry, settings, seo } = await readPageData()
  reportAs(registry.shell)
  noteSettings(settings)
  await startI18n(settings.supported_languages, settings.product_name)
  const overriding = registry.overrides && mayOverride() ? await import('./remotes/overrides.ts') : null
  const overrides = overriding?.readOverrides() ?? {}
  const remotes = overriding ? await overriding.overriddenRemotes(registry, overrides) : registry.remotes
  setPages(pagesOf({ pages: description.pages, remotes }), seo)
  const loaders = remotes.map((remote) => new RemoteLoader(remote, remote.name in overrides))
  preloadOnIntent(loaders)
  onceUsed(async () => (await import('./remotes/new-version.ts')).watchVersions(registry.shell, loaders))
  // Without storage or a secure address, the browser's own page is shown offline.
  onceUsed(() => void navigator.serviceWorker?.register('/offline-worker.js').catch(() => undefined))
  return <App settings={settings} loaders={loaders} router={createRouter(loaders)} handover={handover} />
}

reportUncaught()
beginAtTop()
noteArrival()
const element = document.getElementById('root')
if (!element) throw new Error('The page has no element with the id "root".')
const root = createRoot(element)
replaceServedPage(element)
start().then(
  (app) => root.render(app),
  async (error: unknown) => {
    if (!i18n.isInitialized) await startI18n(['en'], DEFAULT_PRODUCT_NAME)
    root.render(
      <main>
        <UnexpectedErrorPage error={error} />
      </main>,
    )
  },
)
