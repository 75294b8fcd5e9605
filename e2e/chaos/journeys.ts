import { stripVTControlCharacters } from 'node:util'
import { type APIRequestContext, type Browser, expect, type Page, request } from '@playwright/test'
import type { Attempt } from '../../scripts/chaos/ledger.ts'
import { newAddress } from '../app/mailbox.ts'
import { type Member, signInMember } from '../app/member.ts'
import { awaitScript, describeSymptom, randomAddress } from '../app/visitor.ts'

/** A try that takes longer counts as failed. */
const PATIENCE_MS = 20_000
const PAUSE_MS = 250

/** People who do the same thing over and over, and a note of each try. */
export interface Journey {
  name: string
  attempts: Attempt[]
}

interface Place {
  browser: Browser
  /** Where people come in, the next address for each. */
  nextUrl(): string
  api: APIRequestContext
  member: Member
}

/** Each begins with an empty browser, so that nothing comes from a cache. */
const inBrowser =
  (path: string, act: (page: Page) => Promise<void>, signedIn = false) =>
  async ({ browser, nextUrl, member }: Place) => {
    const context = await browser.newContext({
      baseURL: nextUrl(),
      locale: 'en-US',
      extraHTTPHeaders: { 'x-forwarded-for': randomAddress() },
    })
    context.setDefaultTimeout(PATIENCE_MS)
    try {
      const page = await context.newPage()
      awaitScript(page)
      if (signedIn)
        await page.addInitScript((stored) => localStorage.setItem('soulsign.session', stored), member.session)
      await page.goto(path)
      await act(page)
    } finally {
      await context.close()
    }
  }

const JOURNEYS: Record<string, (place: Place) => Promise<void>> = {
  'open a page': inBrowser('/about', async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: PATIENCE_MS })
  }),
  'write and read an insight': inBrowser('/symptom-entry', async (page) => {
    await describeSymptom(page, `My shoulders are tight every evening ${Date.now()}`)
    await expect(page.getByText(/symbolic reading/i).first()).toBeVisible({ timeout: PATIENCE_MS })
  }),
  'open the journal': inBrowser(
    '/journal',
    async (page) => {
      await expect(page.getByRole('heading', { name: /Journal/, level: 1 })).toBeVisible({ timeout: PATIENCE_MS })
      await expect(page.getByRole('article').first()).toBeVisible({ timeout: PATIENCE_MS })
    },
    true,
  ),
  'sign in by link': async ({ api }) => {
    await signInMember(api, newAddress())
  },
  'begin to pay': async ({ member }) => {
    await member.call('POST', '/api/functions/create-checkout', { plan_type: 'monthly' })
  },
}

/** Starts all journeys, in turn at each address of the product. They go on until `signal` aborts. */
export async function startJourneys(
  browser: Browser,
  urls: readonly [string, ...string[]],
  signal: AbortSignal,
): Promise<{ journeys: Journey[]; ended: Promise<unknown> }> {
  const api = await request.newContext({
    baseURL: urls[0],
    timeout: PATIENCE_MS,
    extraHTTPHeaders: { 'x-forwarded-for': randomAddress() },
  })
  const member = await signInMember(api)
  await member.call('POST', '/api/symptoms', { symptom_type: 'physical', description: 'A stiff neck on Sundays' })
  let turn = 0
  const nextUrl = () => urls[turn++ % urls.length] ?? urls[0]
  const place = { browser, nextUrl, api, member }
  const journeys = Object.keys(JOURNEYS).map((name): Journey => ({ name, attempts: [] }))
  const ended = Promise.all(
    journeys.map(async ({ name, attempts }) => {
      while (!signal.aborted) {
        const started = performance.now()
        const failure = await JOURNEYS[name]?.(place).then(
          () => undefined,
          (error: Error) => firstLine(error.message),
        )
        attempts.push({ started, ended: performance.now(), failure })
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }),
  )
  return { journeys, ended: ended.then(() => api.dispose()) }
}

const firstLine = (message: string) => stripVTControlCharacters(message).split('\n')[0]?.slice(0, 90) ?? ''
