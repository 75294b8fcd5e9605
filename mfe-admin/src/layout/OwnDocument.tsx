import { type ReactNode, useEffect, useState } from 'react'

const isAdmin = (path: string) => /^\/admin(\/|$)/i.test(path)

/** Whether a link of the app led here from a page that was loaded elsewhere. */
function isBorrowed(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  // It is loaded again once at most: then this is its address.
  // A browser that names no address would load it for ever.
  const name = load?.name ?? ''
  return isAdmin(location.pathname) && URL.canParse(name) && !isAdmin(new URL(name).pathname)
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
