import { expect, storeEntry, test } from './person.ts'

/** Small phones, and text of twice the size on a phone and on a desktop. */
const SIGHTS = [
  { width: 320, text: '100%' },
  { width: 390, text: '200%' },
  { width: 1280, text: '200%' },
]

test('no screen scrolls sideways at 320 px, nor with text of twice the size', async ({ page, member, visitor }) => {
  const crisis = await storeEntry(member, 'I want to kill myself tonight')
  const screens: [string, string | null][] = [
    ['/symptom-entry', 'Add Advanced Info'],
    ['/journal', 'Edit'],
    [`/diagnosis/${crisis}`, null],
    ['/subscription', null],
    ['/account', null],
  ]
  for (const [path, button] of screens) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    if (button) await page.getByRole('button', { name: button }).click()
    for (const { width, text } of SIGHTS) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, text)
      await test.step(`${path} at ${width} px with text of ${text}`, visitor.expectNoSidewaysScroll)
    }
  }
})
