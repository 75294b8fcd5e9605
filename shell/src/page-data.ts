import { endpoints, PublicSettings, Registry } from '@soulsign/contracts'

export interface PageData {
  registry: Registry
  settings: PublicSettings
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

/** What the API wrote into the page; from the API itself where the page was served without it (in development). */
export async function readPageData(): Promise<PageData> {
  const [registry, settings] = await Promise.all([
    inlined('registry') ?? fetched(endpoints.getRegistry.path),
    inlined('settings') ?? fetched(endpoints.getSettings.path),
  ])
  return { registry: Registry.parse(registry), settings: PublicSettings.parse(settings) }
}
