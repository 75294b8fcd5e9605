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
  // The page may still be gliding, and then a touch only stops it.
  await expect(async () => {
    await swipe(touch, [60, 300], [320, 310])
    await expect(page.getByText('1 of 3')).toBeVisible({ timeout: 2_000 })
  }).toPass()

  // The words follow the thumb, unless the person wants no movement.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const place = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().left)
  const scrolled = () => page.getByRole('region', { name: 'Introduction' }).evaluate((it) => it.scrollLeft)
  await expect.poll(scrolled).toBe(0)
  const before = await place()
  await drag(touch, [320, 300], [200, 302])
  await expect.poll(place).toBeLessThan(before - 30)
  // Back a little, or the thumb's speed would turn the slide.
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: 230, y: 302 }] })
  await lift(touch)
  await expect.poll(place).toBe(before)
  await expect(page.getByText('1 of 3')).toBeVisible()
})
