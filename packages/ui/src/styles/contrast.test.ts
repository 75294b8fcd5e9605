import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = ['tokens.css', 'bodies.css'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('')
const THEMES = ['light', 'dark'] as const

function colour(token: string, theme: (typeof THEMES)[number]): string {
  const [, light, dark] = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css) ?? []
  return (theme === 'light' ? light : dark) ?? `no colour for ${token}`
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (a: string, b: string) => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** The colours of body text, and of its grounds. */
const INKS = ['ink', 'ink-soft', 'gold-ink']
const GROUNDS = ['ground', 'surface', 'surface-sunken']

it.each(THEMES.flatMap((theme) => INKS.flatMap((ink) => GROUNDS.map((ground) => [theme, ink, ground] as const))))(
  'in the %s theme, --%s has a contrast of 7:1 on --%s',
  (theme, ink, ground) => expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(7),
)

it.each(THEMES)('in the %s theme, --ink has a contrast of 7:1 on --surface-raised', (theme) =>
  expect(contrast(colour('ink', theme), colour('surface-raised', theme))).toBeGreaterThanOrEqual(7),
)
