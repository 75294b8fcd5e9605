import type { Location } from 'react-router'

/** Where the router keeps the scroll positions of this tab. */
export const SCROLL_POSITIONS = 'soulsign.scroll'

/**
 * The name of a page's scroll position. The first page of every full load has the key 'default', so it goes by its
 * address: one page must not open where another was left.
 */
export const scrollKey = ({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>) =>
  key === 'default' ? pathname + search : key

/**
 * A page that is opened, not reloaded or gone back to, begins at the part that its address names, at the top, or where
 * the person has scrolled the served page to. To be called before the router starts.
 */
export function beginAtTop(): void {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type !== 'navigate') return
  try {
    const positions = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}')
    // The router looks for the part only if it knows no position.
    positions[scrollKey({ ...location, key: 'default' })] = location.hash && !scrollY ? undefined : scrollY
    sessionStorage.setItem(SCROLL_POSITIONS, JSON.stringify(positions))
  } catch {
    // The storage is blocked, so there is nothing to forget.
  }
}
