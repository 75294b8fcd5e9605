import { WIDGET_SURFACES } from '@soulsign/contracts'
import { widgetAccent } from '@soulsign/contracts/widget-accent'
import { expect, test } from 'vitest'

/** 729 colours, evenly over the cube. */
const COLOURS = Array.from({ length: 9 ** 3 }, (_, index) => {
  const level = (position: number) => Math.round(((Math.floor(index / 9 ** position) % 9) * 255) / 8)
  return `#${[0, 1, 2].map((position) => level(position).toString(16).padStart(2, '0')).join('')}`
})

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test('accent and its text are readable on both surfaces for any colour', () => {
  for (const colour of COLOURS) {
    for (const scheme of ['light', 'dark'] as const) {
      const { shown, ink } = widgetAccent(scheme, colour)
      expect(contrast(shown, WIDGET_SURFACES[scheme]), `${colour} on ${scheme}`).toBeGreaterThanOrEqual(4.499)
      expect(contrast(ink, shown), `text on ${shown}`).toBeGreaterThanOrEqual(4.499)
    }
  }
})

test('a readable colour is kept', () => {
  expect(widgetAccent('light', '#7d3a72')).toMatchObject({ shown: '#7d3a72', ink: '#ffffff' })
  expect(widgetAccent('dark', '#7d3a72').shown).not.toBe('#7d3a72')
})
