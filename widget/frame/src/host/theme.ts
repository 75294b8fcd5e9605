import type { FrameConfig, WidgetScheme } from '@soulsign/contracts'

const FONTS = {
  product: null,
  system: 'system-ui, sans-serif',
  serif: 'Georgia, "Times New Roman", serif',
  rounded: 'ui-rounded, "SF Pro Rounded", "Nunito", system-ui, sans-serif',
} as const satisfies Record<FrameConfig['theme']['font'], string | null>

export function applyScheme(scheme: WidgetScheme, root = document.documentElement) {
  root.dataset['theme'] = scheme === 'auto' ? 'system' : scheme
}

/** Replaces the product's tokens with the partner's look. The API has validated it and made its colours readable. */
export function applyTheme(
  { accent, ink, radius, font, scheme }: FrameConfig['theme'],
  root = document.documentElement,
) {
  applyScheme(scheme, root)
  const tokens: Record<string, string> = {
    '--partner-accent': `light-dark(${accent.light}, ${accent.dark})`,
    '--partner-ink': `light-dark(${ink.light}, ${ink.dark})`,
    // A rounder check box would look like a radio button.
    '--radius-s': `${radius / 4}px`,
    '--radius-m': `${radius}px`,
    '--radius-l': `${radius * 1.5}px`,
    '--radius-full': `${radius * 2}px`,
  }
  const family = FONTS[font]
  if (family) {
    tokens['--font-text'] = family
    tokens['--font-heading'] = family
  }
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value)
}
