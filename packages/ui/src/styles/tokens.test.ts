import { readFileSync } from 'node:fs'
import { ACCENT_RULES, accentOf, DEFAULT_PRIMARY } from '@soulsign/contracts/accent'
import { CONTRAST_MIN, WIDGET_SURFACES } from '@soulsign/contracts/schemas'
import { ColorSpace, contrastWCAG21, HSL, mix, OKLab, OKLCH, sRGB, to } from 'colorjs.io/fn'
import { expect, test } from 'vitest'

for (const space of [sRGB, HSL, OKLab, OKLCH]) ColorSpace.register(space)

const tokens = ['tokens.css', 'bodies.css'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('')
const pair = (name: string) => new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.slice(1)

test('the contrast is computed from the drawn colours', () => {
  const { light, dark } = ACCENT_RULES
  expect(tokens).toContain(`--primary: ${DEFAULT_PRIMARY};`)
  expect(tokens).toContain(`min(l, ${light.bound}) min(c, ${light.chroma}) h`)
  expect(tokens).toContain(`max(l, ${dark.bound}) min(c, ${dark.chroma}) h`)
  expect(pair('on-accent')).toEqual([light.text, dark.text])
  expect(pair('surface')).toEqual([WIDGET_SURFACES.light, WIDGET_SURFACES.dark])
  expect([pair('ground'), pair('surface')]).toEqual([0, 1].map((i) => [light.grounds[i], dark.grounds[i]]))
})

test('text on the accent and links in it are readable in both themes with any primary colour', () => {
  for (let hue = 0; hue <= 360; hue += 6) {
    for (let saturation = 0; saturation <= 100; saturation += 20) {
      for (let lightness = 0; lightness <= 100; lightness += 20) {
        const colour = `${hue} ${saturation}% ${lightness}%`
        const { light, dark } = accentOf(colour)
        expect(Math.min(light.contrast, dark.contrast), colour).toBeGreaterThanOrEqual(CONTRAST_MIN)
      }
    }
  }
})

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]
type Colour = string | { space: typeof sRGB; coords: [number, number, number] }

/** A colour made from the primary one, clipped to the screen's gamut. */
function fromPrimary(expression: string, primary: string): Colour {
  const rule = /^oklch\(from hsl\(var\(--primary\)\) (?:(min|max)\(l, )?([\d.]+)\)? min\(c, ([\d.]+)\) h\)$/.exec(
    expression,
  )
  if (!rule) throw new Error(`No rule for ${expression}`)
  const [l = 0, c = 0, h = 0] = to(`hsl(${primary})`, OKLCH).coords.map((part) => part ?? 0)
  const bound = Number(rule[2])
  const lightness = rule[1] === 'min' ? Math.min(l, bound) : rule[1] === 'max' ? Math.max(l, bound) : bound
  const shown = to({ space: OKLCH, coords: [lightness, Math.min(c, Number(rule[3])), h] }, sRGB)
  const [red, green, blue] = shown.coords.map((part) => Math.min(1, Math.max(0, part ?? 0)))
  return { space: sRGB, coords: [red ?? 0, green ?? 0, blue ?? 0] }
}

/** Some of the primary colour mixed into another. */
function mixed(expression: string, primary: string): Colour {
  const [, part = '', percent, ground = ''] =
    /^color-mix\(in oklab, (oklch\(.*\)) (\d+)%, (#\w+)\)$/.exec(expression) ?? []
  const shown = to(mix(ground, fromPrimary(part, primary), Number(percent) / 100, { space: OKLab }), sRGB)
  return { space: sRGB, coords: [shown.coords[0] ?? 0, shown.coords[1] ?? 0, shown.coords[2] ?? 0] }
}

/** A token's colour in a theme. */
function colourOf(name: string, theme: Theme, primary: string): Colour {
  const value = new RegExp(
    `--${name}: light-dark\\(\\s*(#\\w+|oklch\\(.*\\)),\\s+(#\\w+|(?:oklch|color-mix)\\(.*\\))\\s*\\);`,
  ).exec(tokens)
  const expression = value?.[theme === 'light' ? 1 : 2]
  if (!expression) throw new Error(`There is no token --${name}`)
  if (expression.startsWith('#')) return expression
  return expression.startsWith('oklch') ? fromPrimary(expression, primary) : mixed(expression, primary)
}

/** Fails if the contrast of `text` on one of `grounds` is too low. */
function expectReadable(text: string, grounds: string[], primary = DEFAULT_PRIMARY) {
  for (const theme of THEMES) {
    for (const ground of grounds) {
      const contrast = contrastWCAG21(colourOf(text, theme, primary), colourOf(ground, theme, primary))
      expect(contrast, `${text} on ${ground}, ${theme}, ${primary}`).toBeGreaterThanOrEqual(CONTRAST_MIN)
    }
  }
}

const PAPER = ['ground', 'surface']
const STATES = ['info', 'warn', 'danger', 'success']
const BODIES = ['physical', 'emotional', 'energetic', 'spiritual'].map((body) => `body-${body}`)

test('every text colour is readable on its grounds in both themes', () => {
  for (const ink of ['ink', 'ink-soft']) expectReadable(ink, [...PAPER, 'surface-sunken', 'surface-raised'])
  for (const colour of [...STATES, ...BODIES]) expectReadable(colour, [...PAPER, `${colour}-soft`])
  expectReadable('gold-ink', [...PAPER, 'gold-soft'])
  expectReadable('on-danger', ['danger'])
  expectReadable('on-body', BODIES)
})

test('highlights in the soft tone are readable in both themes with any primary colour', () => {
  for (let hue = 0; hue <= 360; hue += 12) {
    for (const lightness of [0, 30, 60, 100]) {
      for (const text of ['ink', 'ink-soft', 'accent', 'accent-strong']) {
        expectReadable(text, ['accent-soft'], `${hue} 100% ${lightness}%`)
      }
    }
  }
})
