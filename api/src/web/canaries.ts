import { randomInt } from 'node:crypto'
import type { LiveRemote, Registry } from '@soulsign/contracts'
import type { Context } from 'hono'
import { keepCookie, readCookie } from './cookies.ts'

/** A browser's place between 0 and 99: it gets the canaries that go to more percent than that. */
const COOKIE = 'soulsign-canary'
const PLACES = 100
/** Before every place: a browser that followed a canary's link gets it at any share. */
const ASKED = -1
const COOKIE_SECONDS = 30 * 86_400

/** `?canary=on` puts this browser into every canary, for the people who try it first; `off` takes it out again. */
const PARAMETER = 'canary'

/** A release that a share of browsers gets. */
export interface ServedCanary {
  remote: LiveRemote
  percent: number
}

/** The browser's place, if it has one. */
export function placeOf(c: Context, publicUrl: string): number | undefined {
  const place = Number(readCookie(c, publicUrl, COOKIE))
  return Number.isInteger(place) && place >= ASKED && place < PLACES ? place : undefined
}

/** The browser's place. It is drawn at the first page while there is a canary, and kept. */
export function keepPlace(c: Context, publicUrl: string): number {
  const asked = c.req.query(PARAMETER)
  const known = placeOf(c, publicUrl)
  if (known !== undefined && asked === undefined) return known
  const place = asked === 'on' ? ASKED : asked === 'off' ? PLACES - 1 : (known ?? randomInt(PLACES))
  keepCookie(c, publicUrl, COOKIE, String(place), COOKIE_SECONDS)
  return place
}

/** The registry for a browser at `place`: with the canaries that go to it. */
export function withCanaries(registry: Registry, canaries: readonly ServedCanary[], place: number): Registry {
  const remotes = registry.remotes.map((live) => {
    const canary = canaries.find(({ remote, percent }) => remote.name === live.name && place < percent)
    return canary && !live.resting ? canary.remote : live
  })
  return { ...registry, remotes }
}
