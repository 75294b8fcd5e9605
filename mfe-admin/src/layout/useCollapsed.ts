import { useState } from 'react'

const KEY = 'soulsign.admin.sidebar'

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'collapsed'
  } catch {
    return false
  }
}

/** Whether the sidebar is collapsed; this browser remembers it. */
export function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(stored)
  return [
    collapsed,
    (next) => {
      setCollapsed(next)
      try {
        localStorage.setItem(KEY, next ? 'collapsed' : 'open')
      } catch {
        // The choice lasts for this page.
      }
    },
  ]
}
