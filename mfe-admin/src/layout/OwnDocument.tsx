import { type ReactNode, useEffect, useState } from 'react'

const isAdmin = (path: string) => /^\/admin(\/|$)/i.test(path)

/** Whether a link of the app led here from a page that was loaded elsewhere. */
function isBorrowed(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  // Once loaded again, this is its address. A browser that names none would otherwise load it for ever.
  const address = URL.parse(load?.name ?? '')
  return isAdmin(location.pathname) && address !== null && !isAdmin(address.pathname)
}

/**
 * Shows the administrators' pages in a document of their own: they try pictures from anywhere, which no other page's policy
 * allows.
 */
export function OwnDocument({ children }: { children: ReactNode }) {
  const [borrowed] = useState(isBorrowed)
  useEffect(() => {
    if (borrowed) location.reload()
  }, [borrowed])
  return borrowed ? null : children
}
