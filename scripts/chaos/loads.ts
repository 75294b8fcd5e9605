import { setTimeout as delay } from 'node:timers/promises'

/** What the loads of pages came to. */
export interface Loads {
  pages: number
  files: number
  /** Each failure in a line, at most so many. */
  failures: string[]
  failed: number
}

const FAILURES_MAX = 20
const LIMIT_MS = 20_000
/** Of the files that a page names, the shell's and each remote's are below this. */
const FILE = /\/remotes\/[a-z-]+\/[\w.+-]+\/[\w./-]+\.(?:js|css|woff2)/g

/** Every file that a page names: in its markup, in its header, and as the entry of a remote. */
function filesOf(html: string, link: string): Set<string> {
  const registry = /<script[^>]* id="registry"[^>]*>([^<]*)</.exec(html)?.[1] ?? '{"remotes":[]}'
  const { remotes } = JSON.parse(registry) as { remotes: { base: string; entry: string }[] }
  const named = `${html} ${link}`.match(FILE) ?? []
  return new Set([...named, ...remotes.map(({ base, entry }) => base + entry)])
}

/**
 * Loads pages with all files that they name, one page after another, until `signal` aborts. A page may name what another
 * node has, or what is no longer live when it is asked for.
 */
export async function loadPages(url: string, paths: readonly string[], signal: AbortSignal): Promise<Loads> {
  const loads: Loads = { pages: 0, files: 0, failures: [], failed: 0 }
  const get = async (path: string) => {
    const failed = (why: string) => {
      loads.failed++
      if (loads.failures.length < FAILURES_MAX) loads.failures.push(`${new Date().toISOString()} ${url}${path}: ${why}`)
    }
    try {
      const answer = await fetch(url + path, { signal: AbortSignal.timeout(LIMIT_MS) })
      const text = await answer.text()
      if (answer.status !== 200) return failed(`${answer.status} ${text.slice(0, 200)}`)
      return { text, link: answer.headers.get('link') ?? '' }
    } catch (error) {
      return failed(String((error as Error).cause ?? error))
    }
  }
  for (let turn = 0; !signal.aborted; turn++) {
    const page = await get(paths[turn % paths.length] ?? '/')
    loads.pages++
    if (!page) continue
    const files = filesOf(page.text, page.link)
    if (!page.text.includes('id="root"') || files.size === 0) loads.failed++
    for (const file of files) {
      loads.files++
      await get(file)
    }
    // Steady traffic, not as much as the machine can take.
    await delay(20)
  }
  return loads
}
