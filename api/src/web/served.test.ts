import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PLACEHOLDERS, PublicSettings, type ServedPages, withOperator } from '@soulsign/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { integrityOf, SHELL } from '../../test/builds.ts'
import { manifestOf, routeOf } from '../../test/manifest.ts'
import { readPages } from './live-pages.ts'
import type { LiveShell } from './live-shell.ts'
import { preloadsOf } from './preloads.ts'
import { renderServed, servedPage, withSheets } from './served.ts'

// Versions of this file's own, because a release is read once and cached for good.
const INTEGRITY = integrityOf('style')
const checked = (path: string) => ({ path, integrity: INTEGRITY })
const FEDERATION = checked('assets/federation.js')
const SESSION = checked('assets/session.js')
const HOME = checked('assets/page-home.js')
const settings = PublicSettings.parse({ product_name: 'Soulsign', guest_limit: 7 })

let folder: string
let shell: LiveShell
const releaseFiles = {
  ensure: async () => undefined,
  folderOf: ({ name, version }: { name: string; version: string }) => join(folder, name, version),
} as unknown as Parameters<typeof servedPage>[2]

const page = (html: string, more: Partial<ServedPages[string]> = {}) => ({
  html,
  css: '',
  styles: [],
  fonts: [],
  ...more,
})
async function store(name: string, version: string, pages: ServedPages, sheets: Record<string, string> = {}) {
  await mkdir(join(folder, name, version), { recursive: true })
  for (const [path, text] of Object.entries(sheets)) await writeFile(join(folder, name, version, path), text)
  await writeFile(join(folder, name, version, 'pages.json'), JSON.stringify(pages))
}
const entry = (more: Parameters<typeof manifestOf>[2] & { base?: string; resting?: boolean } = {}) => ({
  ...manifestOf('diagnosis', [routeOf('/symptom-entry', { access: 'open' })], { version: '5.1.0', ...more }),
  base: `/remotes/diagnosis/${more.version ?? '5.1.0'}/`,
  ...more,
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soulsign-served-'))
  const base = '/remotes/shell/5.1.0/'
  await store('shell', '5.1.0', {
    '/': page(`<h1>${PLACEHOLDERS.product}</h1>`),
    '/imprint': page('not named'),
    [withOperator('/imprint')]: page(`${PLACEHOLDERS.operator} ${PLACEHOLDERS.address}`),
    '*': page('<h1>Nothing here</h1>'),
    outline: page('<i>outline</i>'),
    frame: page(`<main>${PLACEHOLDERS.page}</main>`, { fonts: ['assets/text.woff2'] }),
  })
  await store(
    'diagnosis',
    '5.1.0',
    {
      '/symptom-entry': page(`<textarea data-style="0"></textarea>${PLACEHOLDERS.limit}`, {
        css: '[data-style="0"]{color:red}',
        styles: [{ path: 'entry.css', integrity: INTEGRITY }],
      }),
    },
    { 'entry.css': 'i{src:url(a.woff2)url("data:,x")}q{content:"</style>"}' },
  )
  await store('diagnosis', '5.2.0', { '/symptom-entry': page('<textarea rows="2"></textarea>') })
  shell = {
    manifest: {
      ...SHELL,
      version: '5.1.0',
      preload: { all: [FEDERATION], session: [SESSION], pages: { '/': [HOME] } },
    },
    base,
    template: '',
    pages: await readPages({ name: 'shell', version: '5.1.0', base }, releaseFiles),
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const served = (path: string, more: Partial<Parameters<typeof servedPage>[1]> = {}) =>
  servedPage(path, { shell, settings, remotes: [entry()], known: true, ...more }, releaseFiles)
const markup = async (...args: Parameters<typeof served>) => (await served(...args))?.map(({ html }) => html).join(' ')

test('the shell’s pages and an unknown address have the shell’s page, a remote’s page stands in the shell’s frame', async () => {
  expect(await markup('/')).toContain('<h1>')
  expect(await markup('/no/such/page', { known: false })).toContain('Nothing here')
  expect(await markup('/symptom-entry')).toMatch(/<main>.*<textarea/)
})

test('the page is that of the release that is live', async () => {
  expect(await markup('/symptom-entry', { remotes: [entry({ version: '5.2.0' })] })).toContain('rows="2"')
})

test('an outline stands in for what a release has no page of', async () => {
  const cases = {
    'a release that was built without pages': entry({ version: '5.0.0' }),
    'a remote that rests': entry({ resting: true }),
    'a remote on another server': entry({ base: 'https://static.example/' }),
  }
  for (const [what, remote] of Object.entries(cases)) {
    expect({ what, html: await markup('/symptom-entry', { remotes: [remote] }) }).toEqual({
      what,
      html: '<i>outline</i>',
    })
  }
  expect(await markup('/symptom-entry/more')).toBe('<i>outline</i>')
})

test('nothing is served during maintenance, with a logo of the product’s own, or without a shell', async () => {
  expect(await served('/', { settings: { ...settings, maintenance_mode: true } })).toBeUndefined()
  expect(await served('/', { settings: { ...settings, site_logo_url: 'https://x.test/logo.svg' } })).toBeUndefined()
  expect(await served('/', { shell: undefined })).toBeUndefined()
})

test('settings are put into the markup as text, and each page’s own rules match only it', async () => {
  const render = async (path: string) =>
    renderServed((await served(path)) ?? [], { settings: { ...settings, product_name: '<b>$&' } }, 'abc')
  expect(await render('/')).toContain('<h1>&lt;b&gt;$&amp;</h1>')
  const html = await render('/symptom-entry')
  expect(html).toContain('</textarea>7</div>')
  expect(html).toContain('<style nonce="abc">[data-page="1"] [data-style="0"]{color:red}</style>')
})

test('a page about law names the operator, or nobody; it has an outline if only some details are known', async () => {
  const details = { operator_name: 'Ada %ADDRESS%', operator_address: '1 <Main> St', operator_email: 'a@b.test' }
  const all = { ...settings, ...details, operator_country: 'Austria' }
  expect(await markup('/imprint')).toBe('not named')
  expect(await markup('/imprint', { settings: { ...settings, ...details } })).toBe('<i>outline</i>')
  const page = (await served('/imprint', { settings: all })) ?? []
  expect(renderServed(page, { settings: all }, 'abc')).toContain('>Ada %ADDRESS% 1 &lt;Main&gt; St</div>')
  expect(await markup('/', { settings: all })).toContain('<h1>')
})

test('a page carries its style sheets in itself, and links only the others', async () => {
  const page = (await served('/symptom-entry')) ?? []
  const style =
    '<style nonce="abc" data-sheet="/remotes/diagnosis/5.1.0/entry.css">i{src:url(/remotes/diagnosis/5.1.0/a.woff2)url("data:,x")}q{content:"<\\/style>"}</style>'
  const link = (address: string) => `<link rel="stylesheet" href="${address}" integrity="x">`
  const others = `${link('/other.css')}</head>`
  // In the place of its link, else at the end of the head: later sheets of the same weight win.
  expect(withSheets(link('/remotes/diagnosis/5.1.0/entry.css') + others, page, 'abc')).toBe(style + others)
  expect(withSheets(others, page, 'abc')).toBe(`${link('/other.css')}${style}</head>`)
})

test('fonts are in the Link header, and the page fetches its code once it was painted; a closed one begins with its code', async () => {
  const preload = {
    all: [checked('remote.js')],
    pages: { '/symptom-entry': [checked('page.js'), checked('entry.css'), checked('more.css')] },
  }
  const names = (addresses: Iterable<string>) => [...addresses].map((address) => address.split('/').at(-1))
  const preloaded = async (path: string, remote: ReturnType<typeof entry>) => {
    const page = { path, shell, remotes: [remote], served: await served(path, { remotes: [remote] }) }
    const { link, chunks } = preloadsOf(page)
    return {
      link: names([...link.matchAll(/<([^>]*)>; rel=preload; /g)].map(([, address = '']) => address)),
      chunks: names(chunks.map(([address]) => address)),
    }
  }
  expect(await preloaded('/symptom-entry', entry({ preload }))).toEqual({
    link: ['text.woff2'],
    chunks: ['entry.js', 'federation.js', 'remote.js', 'page.js', 'entry.css', 'more.css'],
  })
  expect(await preloaded('/', entry({ preload }))).toEqual({ link: [], chunks: ['page-home.js'] })
  expect(await preloaded('/symptom-entry', entry({ preload, resting: true }))).toEqual({ link: [], chunks: [] })
  const personal = [routeOf('/symptom-entry', { access: 'user' })]
  expect(await preloaded('/symptom-entry', entry({ preload, routes: personal }))).toEqual({
    link: ['text.woff2', 'entry.js'],
    chunks: ['federation.js', 'session.js', 'remote.js', 'page.js', 'entry.css', 'more.css'],
  })
  const closed = [routeOf('/symptom-entry', { access: 'admin' })]
  expect(await preloaded('/symptom-entry', entry({ preload, routes: closed }))).toEqual({
    link: ['text.woff2'],
    chunks: [],
  })
  expect(preloadsOf({ path: '/symptom-entry', shell, remotes: [entry()], served: [] }).link).toBe(
    `</remotes/diagnosis/5.1.0/entry.js>; rel=preload; crossorigin=anonymous; as=script; integrity="${entry().integrity}"; fetchpriority=low`,
  )
})
