import { devices } from '@playwright/test'

/** One pixel of the screen for one of the layout: a seventh of the pixels to draw, in the same layout. */
export const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }
export const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }
