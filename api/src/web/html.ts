import type { Registry } from '@soulsign/contracts'
import { data, element, escapeHtml, scriptJson } from '../http/markup.ts'
import type { PageMeta } from './pages.ts'
import { renderServed, type Served, withSheets } from './served.ts'
import { shellWatch } from './shell-watch.ts'
import type { Site } from './site.ts'

interface Page {
  meta: PageMeta
  site: Site
  nonce: string
  /** What is shown until the page's script runs. */
  served: Served | undefined
  /** What the page fetches into the browser's cache: address and integrity. */
  chunks: readonly (readonly [string, string])[]
}

/**
 * Fills the shell's built index.html: metadata at `<!--head-->`, data at `<!--data-->`, the nonce at `__NONCE__`,
 * language and theme on the root element, and the configured favicon in place of the shell's.
 */
export function renderPage(template: string, { meta, site, nonce, served, chunks }: Page): string {
  const { settings } = site
  const favicon = settings.favicon_url
  return (served ? withSheets(template, served, nonce) : template)
    .replace(/<html[^>]*>/, () => element('html', { lang: 'en', 'data-theme': settings.theme_mode }))
    .replace(/<link rel="icon"[^>]*>/, (ours) => (favicon ? element('link', { rel: 'icon', href: favicon }) : ours))
    .replaceAll('__NONCE__', nonce)
    .replace('<!--head-->', () => {
      const head = renderHead({ meta, site, nonce })
      return site.shell && site.shellCanary ? `${shellWatch(site.shell, nonce)}\n${head}` : head
    })
    .replace('<!--page-->', () => (served ? renderServed(served, site, nonce) : ''))
    .replace('<!--data-->', () =>
      [
        ...(chunks.length > 0 ? [data('preload', chunks, nonce)] : []),
        data('registry', withoutPreloads(site.registry), nonce),
        data('settings', settings, nonce),
        data('seo', site.seo, nonce),
      ].join('\n'),
    )
}

/** The registry without preloads, which the page has in its header and in data of their own. */
const withoutPreloads = ({ remotes, ...registry }: Registry): Registry => ({
  ...registry,
  remotes: remotes.map(({ preload: _, ...remote }) => remote),
})

function renderHead({ meta, site: { settings }, nonce }: Pick<Page, 'meta' | 'site' | 'nonce'>): string {
  const named = (name: string, content: string | null) => (content ? [element('meta', { name, content })] : [])
  const property = (name: string, content: string | null) =>
    content ? [element('meta', { property: `og:${name}`, content })] : []
  return [
    `<title>${escapeHtml(meta.title)}</title>`,
    ...named('description', meta.description),
    ...named('keywords', meta.keywords),
    ...named('robots', meta.indexed ? null : 'noindex'),
    ...named('ai_purpose', meta.aiPurpose),
    ...named('ai_focus', meta.aiFocus),
    ...(meta.canonical ? [element('link', { rel: 'canonical', href: meta.canonical })] : []),
    ...property('type', 'website'),
    ...property('site_name', settings.product_name),
    ...property('title', meta.ogTitle),
    ...property('description', meta.ogDescription),
    ...property('url', meta.canonical),
    ...property('image', meta.ogImage),
    ...named('twitter:card', meta.ogImage ? 'summary_large_image' : 'summary'),
    ...named('twitter:title', meta.ogTitle),
    ...named('twitter:description', meta.ogDescription),
    ...named('twitter:image', meta.ogImage),
    element('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    // :root twice outranks the style sheet's default, wherever that comes.
    ...(settings.primary_color
      ? [`<style nonce="${nonce}">:root:root{--primary:${settings.primary_color}}</style>`]
      : []),
    ...(meta.jsonLd ? [`<script type="application/ld+json" nonce="${nonce}">${scriptJson(meta.jsonLd)}</script>`] : []),
  ].join('\n')
}
