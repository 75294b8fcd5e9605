import { ColorSpace, contrastWCAG21, HSL, OKLCH, serialize, sRGB, to } from 'colorjs.io/fn'
import type { Accent } from './settings.ts'

for (const space of [sRGB, HSL, OKLCH]) ColorSpace.register(space)

/** How tokens.css in packages/ui bounds `--primary` in each theme, and the colours next to it. */
export const ACCENT_RULES = {
  light: { lightness: Math.min, bound: 0.46, chroma: 0.16, text: '#ffffff', grounds: ['#faf6ef', '#fffdfa'] },
  dark: { lightness: Math.max, bound: 0.79, chroma: 0.1, text: '#17142f', grounds: ['#131129', '#1c1938'] },
} as const

/** The default primary colour, the same as in tokens.css. */
export const DEFAULT_PRIMARY = '316 44% 34%'

/** Smaller differences are rounding between colour spaces. */
const SAME = 0.002

/**
 * What a primary colour (HSL text such as `292 42% 38%`) becomes on the page. The style sheet moves its lightness into
 * the theme's range, so that text on it and links in it stay readable.
 * @example accentOf('292 42% 38%').dark.contrast
 */
export function accentOf(primary: string): Accent {
  const asked = to(`hsl(${primary})`, OKLCH).coords.map((part) => part ?? 0)
  const inTheme = (theme: keyof typeof ACCENT_RULES) => {
    const { lightness, bound, chroma, text, grounds } = ACCENT_RULES[theme]
    const [l = 0, c = 0, h = 0] = asked
    const shown: [number, number, number] = [lightness(l, bound), Math.min(c, chroma), h]
    // A screen clips each channel to its range.
    const [red, green, blue] = to({ space: OKLCH, coords: shown }, sRGB).coords
    const cut: [number, number, number] = [clip(red), clip(green), clip(blue)]
    const accent = serialize({ space: sRGB, coords: cut, alpha: 1 }, { format: 'hex', collapse: false })
    const contrasts = [text, ...grounds].map((other) => contrastWCAG21(accent, other))
    return {
      accent,
      text,
      contrast: Math.floor(Math.min(...contrasts) * 100) / 100,
      adjusted: Math.abs(shown[0] - l) > SAME || c - shown[1] > SAME,
    }
  }
  return { light: inTheme('light'), dark: inTheme('dark') }
}

const clip = (channel: number | null) => Math.min(1, Math.max(0, channel ?? 0))

/** HSL text such as `292 42% 38%` as `#rrggbb`. */
export const hexOf = (primary: string): string =>
  serialize(to(`hsl(${primary})`, sRGB), { format: 'hex', collapse: false })

/** `#rrggbb` as HSL text in whole numbers. */
export function hslOf(hex: string): string {
  const [hue, saturation, lightness] = to(hex, HSL).coords.map((part) => Math.round(part ?? 0))
  return `${hue} ${saturation}% ${lightness}%`
}
