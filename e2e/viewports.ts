import { devices } from '@playwright/test'

export const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }
export const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }
