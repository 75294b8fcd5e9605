import { ColorSpace, contrastWCAG21, OKLCH, serialize, sRGB, to } from 'colorjs.io/fn'
import { CONTRAST_MIN } from './limits.ts'
import { WIDGET_SURFACES } from './widget.ts'

for (const space of [sRGB, OKLCH]) ColorSpace.register(space)

const STEP = 0.01
const INKS = ['#ffffff', '#14101c'] as const

/** A partner's accent (`#rrggbb`) on one surface of the widget. */
export interface WidgetAccent {
  /** WCAG 2 contrast of the chosen colour, 1 to 21. */
  chosenContrast: number
  /** The chosen colour, or the nearest readable one that is darker or lighter. */
  shown: string
  contrast: number
  /** Colour of text on the accent. */
  ink: string
}

/**
 * Adjusts an accent colour until it is readable on the scheme's surface.
 * @example widgetAccent('dark', '#7d3a72').shown
 */
export function widgetAccent(scheme: 'light' | 'dark', chosen: string): WidgetAccent {
  const surface = WIDGET_SURFACES[scheme]
  const on = (colour: string) => contrastWCAG21(colour, surface)
  const [lightness = 0, chroma = 0, hue = 0] = to(chosen, OKLCH).coords.map((part) => part ?? 0)
  const step = scheme === 'light' ? -STEP : STEP
  let shown = chosen
  for (let moved = lightness + step; on(shown) < CONTRAST_MIN; moved += step) {
    const { coords } = to({ space: OKLCH, coords: [moved, chroma, hue] }, sRGB)
    const [red = 0, green = 0, blue = 0] = coords.map((part) => Math.min(1, Math.max(0, part ?? 0)))
    shown = serialize({ space: sRGB, coords: [red, green, blue], alpha: 1 }, { format: 'hex', collapse: false })
  }
  const [light, dark] = INKS
  const ink = contrastWCAG21(light, shown) >= contrastWCAG21(dark, shown) ? light : dark
  return { chosenContrast: on(chosen), shown, contrast: on(shown), ink }
}
