import { randomInt } from 'node:crypto'
import type { LiveRemote, Registry } from '@soulsign/contracts'
import type { Context } from 'hono'
import { runsIn } from '../releases/contract.ts'
import { keepCookie, readCookie } from './cookies.ts'
import type { LiveShell } from './live-shell.ts'

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

/** A release of the shell that a share of browsers gets, with the remotes that run in it. */
export interface ServedShell {
  shell: LiveShell
  remotes: LiveRemote[]
  percent: number
}

/** The releases that pages are made from, and the canaries beside them. */
interface Served {
  registry: Registry
  shell: LiveShell | undefined
  canaries: readonly ServedCanary[]
  shellCanary: ServedShell | undefined
}

/** Whether a browser's place decides which release it gets. */
export const hasCanaries = ({ canaries, shellCanary }: Served) => canaries.length > 0 || shellCanary !== undefined

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

/** The releases for a browser at `place`: the live ones, or the canaries that go to it. Without a place, the live ones. */
export function servedAt<Site extends Served>(site: Site, place: number | undefined): Site {
  if (place === undefined) return site
  const begun = withShell(site, place)
  const contract = begun.shell?.manifest.contract
  const remotes = begun.registry.remotes.map((live) => {
    const canary = site.canaries.find(({ remote, percent }) => remote.name === live.name && place < percent)?.remote
    return canary && !live.resting && (!contract || runsIn(canary, contract)) ? canary : live
  })
  return { ...begun, registry: { ...begun.registry, remotes } }
}

function withShell<Site extends Served>(site: Site, place: number): Site {
  if (!site.shellCanary || place >= site.shellCanary.percent) return site
  const { shell, remotes } = site.shellCanary
  const { pages, version } = shell.manifest
  return { ...site, shell, registry: { ...site.registry, remotes, pages, shell: version } }
}
