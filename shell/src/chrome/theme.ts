import { useShell } from '@soulsign/remote-kit'
import { useState } from 'react'

const KEY = 'soulsign.theme'
export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value)

/** The person's theme, else the product's. index.html sets it before the first paint. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const { settings } = useShell()
  const [theme, setTheme] = useState<Theme>(() => {
    const current = document.documentElement.dataset.theme
    return isTheme(current) ? current : settings.theme_mode
  })
  return [
    theme,
    (chosen) => {
      document.documentElement.dataset.theme = chosen
      setTheme(chosen)
      try {
        localStorage.setItem(KEY, chosen)
      } catch {
        // The choice lasts for this page.
      }
    },
  ]
}
