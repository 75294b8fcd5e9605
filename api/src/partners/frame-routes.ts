import { randomBytes } from 'node:crypto'
import { FrameQuery, isOriginAllowed, PartnerKey } from '@soulsign/contracts'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Deps } from '../deps.ts'
import { data, element } from '../http/markup.ts'
import { type Decision, frameConfig } from './frame-config.ts'
import { framePolicy, widgetHeaders } from './frame-headers.ts'
import { originAround } from './frame-origin.ts'
import { createLiveWidget, type LiveWidget } from './live-widget.ts'
import { findPartnerByKey } from './partners.sql.ts'
import { testPage } from './test-page.ts'
import { answerUnavailable } from './unavailable-page.ts'
import { isCeilingReached } from './usage.sql.ts'
import { countFrame } from './visit-count.ts'
import { widgetFiles } from './widget-files.ts'

type FrameDeps = Pick<Deps, 'config' | 'database' | 'frameTokens' | 'hashAddress' | 'site' | 'log' | 'releaseFiles'>

/** The widget for partners' pages: the loader, the frame's document and their files. */
export function frameRoutes(deps: FrameDeps): Hono {
  const { config, frameTokens, site } = deps
  const live = createLiveWidget(deps)
  const pages = new Hono().onError(answerUnavailable(deps))
  pages.route('/', testPage(deps))
  pages.get('/widget/v1/frame', compress(), async (c) => {
    const query = FrameQuery.parse(c.req.query())
    const widget = await live.read()
    const { settings } = await site.read()
    const decision = await decide(c, deps, query.partner)
    const { state, partner, origin } = decision
    const shown = partner !== undefined && origin !== null && (state === 'ready' || state === 'ceiling')
    const token = shown ? await frameTokens.sign({ partnerId: partner.id, key: partner.publishable_key, origin }) : null
    const nonce = randomBytes(16).toString('base64')
    c.header('content-security-policy', framePolicy(nonce, shown ? partner.origins : null))
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    const frame = await frameConfig(decision, query, settings, token)
    return c.html(renderFrame(widget, frame.language, nonce, data('frame', frame, nonce)))
  })

  const app = new Hono()
  app.use('/widget/v1/*', widgetHeaders(config))
  app.route('/', widgetFiles(deps, live))
  app.route('/', pages)
  return app
}

/**
 * Decides whether a key may be shown on a page, and counts it for the partner. Our own pages are previews and are not
 * counted.
 */
async function decide(c: Context, deps: FrameDeps, key: string): Promise<Decision> {
  const { config, database } = deps
  const origin = originAround(c, config)
  if (!PartnerKey.safeParse(key).success) return { state: 'revoked', partner: undefined, origin }
  return database.asSystem(async (tx) => {
    const partner = await findPartnerByKey(tx, key)
    if (!partner || partner.revoked_at) return { state: 'revoked', partner, origin }
    const ours = origin === new URL(config.publicUrl).origin
    if (!ours && (origin === null || !isOriginAllowed(origin, partner.origins))) {
      await countFrame(c, tx, deps, partner.id, 'refusals')
      return { state: 'refused', partner, origin }
    }
    const state = (await isCeilingReached(tx, partner.id)) ? 'ceiling' : 'ready'
    // Last: until the transaction ends, all other frames of the partner wait for the count's row.
    if (!ours) await countFrame(c, tx, deps, partner.id, 'views')
    return { state, partner, origin }
  })
}

function renderFrame({ template }: LiveWidget, language: string, nonce: string, frame: string): string {
  return template
    .replace(/<html[^>]*>/, () => element('html', { lang: language, dir: directionOf(language) }))
    .replaceAll('__NONCE__', nonce)
    .replace('<!--data-->', () => frame)
}

const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']
const directionOf = (language: string) =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
