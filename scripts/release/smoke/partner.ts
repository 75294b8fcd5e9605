import { data } from '../../../api/src/http/markup.ts'
import { frameConfig } from '../../../api/src/partners/frame-config.ts'
import { framePolicy } from '../../../api/src/partners/frame-headers.ts'
import { ASSETS_PATH } from '../../../api/src/partners/live-widget.ts'
import { type Dist, WIDGET_FILES } from '../../../api/src/releases/dist.ts'
import { placeFiles } from '../../../api/src/web/live-shell.ts'
import { DEFAULT_PRODUCT_NAME } from '../../../packages/contracts/src/limits.ts'
import { PublicSettings } from '../../../packages/contracts/src/settings.ts'
import { FrameQuery } from '../../../packages/contracts/src/widget.ts'

/** The page that embeds the widget. */
export const PARTNER_PAGE = '/smoke/partner'
const WIDGET = '/widget/v1/'
const NONCE = 'smoke'
const PARTNER = {
  id: 'smoke',
  name: 'Smoke load',
  publishable_key: 'pk_smoke',
  origins: [],
  theme: {},
  daily_ceiling: 1,
  revoked_at: null,
  created_at: new Date(0),
  updated_at: new Date(0),
}

interface Asked {
  pathname: string
  searchParams: URLSearchParams
  /** The address of the product. */
  url: string
  referer: string | undefined
}

/** A partner's page, the frame's document and the files of a build, as the API would serve them. */
export async function widgetPart(
  dist: Dist,
  { pathname, searchParams, url, referer }: Asked,
): Promise<{ body: string | Buffer; headers?: Record<string, string> } | undefined> {
  if (pathname === PARTNER_PAGE) {
    return {
      body: `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"></head><body><symptom-check partner="${PARTNER.publishable_key}"></symptom-check>
<script>
const widget = document.querySelector('symptom-check')
widget.addEventListener('ready', () => document.body.dataset.heard ??= 'ready')
widget.addEventListener('error', ({ detail }) => document.body.dataset.heard = detail.code)
</script><script src="${url}${WIDGET}${WIDGET_FILES.loader}"></script></body></html>`,
    }
  }
  if (!pathname.startsWith(WIDGET)) return undefined
  if (pathname === `${WIDGET}frame`) {
    const origin = referer ? new URL(referer).origin : null
    return {
      body: frameDocument(dist, await frameOf(searchParams, origin)),
      headers: { 'content-security-policy': framePolicy(NONCE, origin ? [origin] : null) },
    }
  }
  const base = assetsOf(dist)
  const path = pathname.startsWith(base) ? `assets/${pathname.slice(base.length)}` : pathname.slice(WIDGET.length)
  const body = dist.bytes.get(path)
  return body && { body }
}

/** Where the assets of a build are: the path has its version. */
const assetsOf = ({ manifest }: Dist) => `${ASSETS_PATH}${manifest.version}/`

function frameDocument(dist: Dist, frame: string): string {
  const assets = dist.files
    .filter(({ path }) => path.startsWith('assets/'))
    .map((file) => ({ ...file, path: file.path.slice('assets/'.length) }))
  return placeFiles(String(dist.bytes.get(WIDGET_FILES.frame)), assets, ASSETS_PATH, assetsOf(dist))
    .replaceAll('__NONCE__', NONCE)
    .replace('<!--data-->', () => frame)
}

async function frameOf(query: URLSearchParams, origin: string | null): Promise<string> {
  const settings = PublicSettings.parse({ product_name: DEFAULT_PRODUCT_NAME })
  const decision = { state: 'ready', partner: PARTNER, origin } as const
  const frame = await frameConfig(decision, FrameQuery.parse(Object.fromEntries(query)), settings, 'smoke')
  return data('frame', frame, NONCE)
}
