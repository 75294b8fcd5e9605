import type { Page } from '@playwright/test'
import { PROBLEMS, problemType } from '@soulsign/contracts'
import type { Looker, People } from './people.ts'

/** A screen in one of its states. */
export interface Screen {
  name: string
  as: Looker
  path: string | ((people: People) => string | Promise<string>)
  /** Only what the window shows: of a list that goes on, or where a taller one would scroll. */
  window?: boolean
  /** It shows a wait that does not end. */
  waits?: boolean
  /** It stays as it was served. */
  served?: boolean
  /** A button that is there once the state is reached, of a call that is tried again before it fails. */
  shows?: string
  /** What happens before the page is opened, such as an answer of the API that is to fail. */
  before?(page: Page): Promise<unknown>
  /** What a person does on the page. */
  act?(page: Page): Promise<unknown>
}

export const fails = (path: string | RegExp) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }))
/** A call that the product refuses, and why. */
export const refuses = (path: string, why: keyof typeof PROBLEMS) => (page: Page) =>
  page.route(path, (route) =>
    route.fulfill({
      status: PROBLEMS[why].status,
      contentType: 'application/problem+json',
      json: { type: problemType(why), ...PROBLEMS[why] },
    }),
  )
export const waits = (path: string | RegExp) => (page: Page) => page.route(path, () => new Promise(() => {}))
/** A call that changes something, and is never answered. */
export const holds = (path: string | RegExp) => (page: Page) =>
  page.route(path, (route) => (route.request().method() === 'GET' ? route.continue() : new Promise<void>(() => {})))
export const answers = (path: string, json: object) => (page: Page) =>
  page.route(path, (route) => route.fulfill({ json }))
/** A call whose answer comes in events: the first ones come, and what follows them never does. */
export const begins = (path: string, events: readonly { event: string; data: object }[]) => (page: Page) => {
  const body = events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('')
  let calls = 0
  return page.route(path, (route) => {
    calls += 1
    return calls === 1 ? route.fulfill({ contentType: 'text/event-stream', body }) : new Promise<void>(() => {})
  })
}
export const presses = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
