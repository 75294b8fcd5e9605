import type { Frame } from '@playwright/test'

/** The least height and width of what a thumb presses, in pixels. */
const TARGET = 44

/** Whether the page scrolls sideways, which texts are cut, and on a phone what is too small for a thumb. */
export const layoutFindings = (frame: Frame): Promise<string[]> =>
  frame.evaluate((target) => {
    const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const said = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, textOverflow, clip, clipPath, webkitLineClamp } = getComputedStyle(element)
      // Texts for screen readers are cut on purpose, and so is one with an ellipsis.
      const isOnPurpose =
        clip !== 'auto' || clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      return overflowX === 'hidden' && !isOnPurpose && element.scrollWidth > element.clientWidth + 1 && isShown(element)
    })
    const isInText = (element: Element) => getComputedStyle(element).display === 'inline' && !element.matches('nav *')
    const small = [...document.querySelectorAll<HTMLElement>('a, button, select, input, summary')].filter((element) => {
      // A box's label is pressed as well.
      const pressed = (element as HTMLInputElement).labels?.[0] ?? element
      const { width, height } = pressed.getBoundingClientRect()
      const own = element.getBoundingClientRect()
      const isSmall = Math.max(width, own.width) < target - 0.5 || Math.max(height, own.height) < target - 0.5
      // A row's link is as large as its row.
      const isSpread = getComputedStyle(element, '::after').position === 'absolute'
      return isSmall && !isSpread && own.width > 1 && isShown(element) && !isInText(element)
    })
    return [
      ...(wider > 0 ? [`scrolls ${wider} px sideways`] : []),
      ...cut.map((element) => `cut: ${element.localName} ${said(element)}`),
      ...(matchMedia('(pointer: coarse)').matches
        ? small.map((element) => {
            const { width, height } = element.getBoundingClientRect()
            return `small: ${element.localName} ${said(element)} (${Math.round(width)} × ${Math.round(height)})`
          })
        : []),
    ]
  }, TARGET)
