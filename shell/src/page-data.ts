import { endpoints, PublicSettings, Registry, type StoredSeo } from '@soulsign/contracts'

export interface PageData {
  registry: Registry
  settings: PublicSettings
  seo: StoredSeo[]
}

function inlined(id: string): unknown {
  const element = document.getElementById(id)
  return element?.textContent ? JSON.parse(element.textContent) : undefined
}

async function fetched(path: string): Promise<unknown> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

/** The data that the API wrote into the page. In development the page has none, so the API is asked for it. */
export async function readPageData(): Promise<PageData> {
  const [registry, settings, seo] = await Promise.all([
    inlined('registry') ?? fetched(endpoints.getRegistry.path),
    inlined('settings') ?? fetched(endpoints.getSettings.path),
    inlined('seo') ?? fetched(endpoints.getSeo.path),
  ])
  return {
    registry: Registry.parse(registry),
    settings: PublicSettings.parse(settings),
    seo: endpoints.getSeo.response.parse(seo),
  }
}
