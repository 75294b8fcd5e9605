import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** No body text: controls, titles, and marks beside a text. */
const OTHER = 'a, button, h1, h2, h3, h4, nav, [role=tab], [aria-disabled=true]'

/** Body text of less than 7:1, on a page that axe was loaded into. */
export const bodyContrastFindings = (page: Page): Promise<string[]> =>
  page.evaluate(async (other) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const found = await run(document, {
      runOnly: ['color-contrast-enhanced'],
      resultTypes: ['violations'],
      elementRef: true,
    })
    // Of a frame, axe hands over the element's text alone.
    const texts = found.violations
      .flatMap(({ nodes }) => nodes)
      .filter(({ element, html }) => !element?.closest(other) && !/^<(?:a|button|h[1-4])\b/.test(html))
    return texts.map(({ html, any }) => `color-contrast-enhanced: ${any[0]?.data?.contrastRatio} ${html.slice(0, 200)}`)
  }, OTHER)
