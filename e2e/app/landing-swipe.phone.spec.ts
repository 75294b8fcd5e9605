import type { CDPSession } from '@playwright/test'
import { expect, test } from './visitor.ts'

/** A thumb that is drawn over the screen. */
async function swipe(touch: CDPSession, from: [number, number], to: [number, number]): Promise<void> {
  const points = [0, 0.5, 1].map((share) => ({
    x: from[0] + (to[0] - from[0]) * share,
    y: from[1] + (to[1] - from[1]) * share,
  }))
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points.slice(0, 1) })
  for (const point of points.slice(1))
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a swipe turns the slide; scrolling does not', async ({ page, context }) => {
  await page.goto('/')
  await expect(page.getByText('1 of 3')).toBeVisible()
  const touch = await context.newCDPSession(page)
  await swipe(touch, [320, 300], [60, 310])
  await expect(page.getByText('2 of 3')).toBeVisible()
  await swipe(touch, [200, 500], [180, 200])
  await swipe(touch, [60, 300], [320, 310])
  await expect(page.getByText('1 of 3')).toBeVisible()
})
