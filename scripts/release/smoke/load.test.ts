import { afterEach, expect, test, vi } from 'vitest'
import { writeBuild } from '../../../api/test/builds.ts'
import { findInstalled } from '../../chromium.ts'
import { smokeLoad } from './load.ts'

const LOADER = `customElements.define('symptom-check', class extends HTMLElement {
  connectedCallback() {
    const frame = document.createElement('iframe')
    frame.referrerPolicy = 'origin'
    frame.src = new URL('frame?partner=' + this.getAttribute('partner'), LOADED)
    addEventListener('message', ({ data }) => this.dispatchEvent(new CustomEvent(data, { detail: { code: data } })))
    this.append(frame)
  }
})`
const FRAME = `<!doctype html><html lang="en"><head><!--data--><script defer src="/widget/v1/assets/frame.js" nonce="__NONCE__"></script>
</head><body><div id="root"></div></body></html>`
const CODE = `const { host_origin } = JSON.parse(document.querySelector('#frame').textContent)
  document.querySelector('#root').innerHTML = '<main>Check</main>'
  parent.postMessage('ready', host_origin)`

/** Tries a widget that is sound but for `broken`. */
async function load(broken: Partial<Record<'loader' | 'frame' | 'code', string>> = {}): Promise<void> {
  const folder = await writeBuild(
    'widget.json',
    { name: 'widget', version: '1.0.0-a' },
    {
      'symptom-check.js': `const LOADED = document.currentScript.src; ${broken.loader ?? LOADER}`,
      'frame.html': broken.frame ?? FRAME,
      'assets/frame.js': broken.code ?? CODE,
    },
  )
  await smokeLoad([{ folder, expected: 'widget' }], async () => undefined)
}

afterEach(() => vi.unstubAllEnvs())

const refused = (why: string) => `widget 1.0.0-a does not load in a browser: ${why}. Nothing was released.`

test.skipIf(!findInstalled())('a widget is loaded on a page of another origin before it goes live', async () => {
  await load()
  await expect(load({ loader: 'soulsign.start()' })).rejects.toThrow(refused('soulsign is not defined'))
  await expect(load({ code: `throw new Error('broken at once')` })).rejects.toThrow(refused('broken at once'))
  await expect(load({ code: `${CODE}; document.querySelector('main').remove(); none()` })).rejects.toThrow(
    refused('none is not defined'),
  )
  await expect(load({ frame: FRAME.replace('frame.js', 'gone.js') })).rejects.toThrow(
    refused('/widget/v1/assets/gone.js is missing'),
  )
  await expect(load({ code: CODE.replace("'ready'", "'error'") })).rejects.toThrow(
    refused('the frame does not answer (error)'),
  )
  vi.stubEnv('RELEASE_BROWSER', 'none')
  await load({ loader: 'soulsign.start()' })
})
