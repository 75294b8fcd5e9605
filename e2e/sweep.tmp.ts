import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { randomAddress } from './app/visitor.ts'
import { desktop } from './viewports.ts'
import { ADDRESS } from './shots/environment.ts'
import { makePeople } from './shots/people.ts'
import { SCREENS } from './shots/screens.ts'
const OUT = '/tmp/screens/sweep'
await mkdir(OUT, { recursive: true })
const people = await makePeople(ADDRESS, new Set(['administrator']))
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const only = process.argv.slice(2)
const titles: string[] = []
for (const screen of SCREENS.filter(({ name }) => only.length === 0 || only.some((w) => name.includes(w)))) {
  const context = await browser.newContext({ ...desktop, baseURL: ADDRESS, locale: 'en-US', extraHTTPHeaders: { 'x-forwarded-for': randomAddress() }, reducedMotion: 'reduce', serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    if (screen.as !== 'guest') await page.addInitScript((stored) => localStorage.setItem('soulsign.session', stored), people.sessions[screen.as])
    await screen.before?.(page)
    await page.goto(typeof screen.path === 'string' ? screen.path : screen.path(people))
    await page.locator('#served').waitFor({ state: 'detached' })
    if (screen.shows) await page.getByRole('button', { name: screen.shows }).waitFor()
    else if (!screen.waits) {
      await page.getByRole('main').getByRole('heading').first().waitFor()
      await page.getByText(/^Loading/).first().waitFor({ state: 'hidden' })
      await page.waitForLoadState('networkidle')
    }
    await screen.act?.(page)
    titles.push(`${screen.name}: ${await page.title()} | ${await page.locator('h1').first().innerText({timeout: 1000}).catch(() => '-')}`)
    const take = async (name: string, width: number, height: number, text = '100%', forced = false) => {
      await page.setViewportSize({ width, height })
      await page.evaluate((size) => { document.documentElement.style.fontSize = size }, text)
      await page.emulateMedia({ colorScheme: 'light', forcedColors: forced ? 'active' : 'none' })
      await page.waitForTimeout(150)
      const found = await page.evaluate(() => {
        const wide = document.documentElement.clientWidth
        const out: string[] = []
        const side = document.documentElement.scrollWidth - wide
        if (side > 0) out.push(`sideways ${side}`)
        for (const el of document.querySelectorAll<HTMLElement>('main *, header *, footer *, dialog[open] *')) {
          const box = el.getBoundingClientRect()
          if (box.width === 0 || box.height === 0) continue
          const style = getComputedStyle(el)
          if (style.visibility === 'hidden' || style.clipPath !== 'none') continue
          const text = [...el.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim())
          if (text && (box.right > wide + 1 || box.left < -1) && !el.closest('[data-away],[class*=landing],table,[aria-hidden=true]')) out.push(`out ${el.tagName} ${el.textContent?.slice(0, 30)}`)
          if (text && style.overflow === 'hidden' && el.scrollWidth > el.clientWidth + 1) out.push(`clipped ${el.tagName} ${el.textContent?.slice(0, 30)}`)
          if (el.matches('button, a, input, select, [role=tab], [role=checkbox]') && !el.closest('p, dd, li p') && box.height < 24) out.push(`low ${el.tagName} ${Math.round(box.height)} ${el.textContent?.slice(0, 20)}`)
        }
        return [...new Set(out)].slice(0, 6)
      })
      if (found.length) console.log(`${screen.name} ${name}: ${found.join(' ; ')}`)
      await page.screenshot({ path: `${OUT}/${screen.name}-${name}.png`, fullPage: !screen.window })
    }
    await take('320', 320, 640)
    await take('390', 390, 844)
    await take('768', 768, 1024)
    await take('1920', 1920, 1080)
    await take('t390', 390, 844, '200%')
    await take('t1280', 1280, 800, '200%')
    await take('f390', 390, 844, '100%', true)
  } catch (error) { console.log(`${screen.name} FAILED ${String(error).slice(0, 300)}`) } finally { await context.close() }
}
await browser.close()
await writeFile(`${OUT}/titles.txt`, titles.join('\n'))
