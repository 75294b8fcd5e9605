import type { CDPSession } from '@playwright/test'
import { expect, test } from './visitor.ts'

type Point = [number, number]

/** A thumb that is put down and drawn over the screen. */
async function drag(touch: CDPSession, from: Point, to: Point): Promise<void> {
  const points = [0, 0.5, 1].map((share) => ({
    x: from[0] + (to[0] - from[0]) * share,
    y: from[1] + (to[1] - from[1]) * share,
  }))
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points.slice(0, 1) })
  for (const point of points.slice(1))
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
}

const lift = (touch: CDPSession) => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })

async function swipe(touch: CDPSession, from: Point, to: Point): Promise<void> {
  await drag(touch, from, to)
  await lift(touch)
}

test('the slides follow the thumb and turn at half the way; scrolling does not turn them', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(page.getByText('1 of 3')).toBeVisible()
  const touch = await context.newCDPSession(page)
  await swipe(touch, [320, 300], [60, 310])
  await expect(page.getByText('2 of 3')).toBeVisible()
  await swipe(touch, [200, 500], [180, 200])
  await swipe(touch, [60, 300], [320, 310])
  await expect(page.getByText('1 of 3')).toBeVisible()

  // The words follow the thumb, unless the person wants no movement.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const place = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().left)
  const before = await place()
  await drag(touch, [320, 300], [200, 302])
  await expect.poll(place).toBeLessThan(before - 30)
  await lift(touch)
  await expect.poll(place).toBe(before)
  await expect(page.getByText('1 of 3')).toBeVisible()
})
