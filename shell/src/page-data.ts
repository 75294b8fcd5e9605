import { calls, type PublicSettings, type Registry, readTolerantly, type StoredSeo } from '@soulsign/contracts'
import { reportUnread } from './api/reports.ts'

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

/** What the API wrote into the page under `id`. In development it wrote nothing, so it is asked. */
async function read<Data>(id: string, name: 'getRegistry' | 'getSettings' | 'getSeo'): Promise<Data> {
  const { path, response = 'any' } = calls[name]
  return readTolerantly<Data>(response, inlined(id) ?? (await fetched(path)), name, reportUnread)
}

/** The data that every page is made from. */
export async function readPageData(): Promise<PageData> {
  const [registry, settings, seo] = await Promise.all([
    read<Registry>('registry', 'getRegistry'),
    read<PublicSettings>('settings', 'getSettings'),
    read<StoredSeo[]>('seo', 'getSeo'),
  ])
  return { registry, settings, seo }
}
