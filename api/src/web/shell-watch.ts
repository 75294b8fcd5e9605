import { calls } from '@soulsign/contracts'
import { scriptJson } from '../http/markup.ts'
import type { LiveShell } from './live-shell.ts'

/**
 * A script for pages of a time with a canary of the shell: it reports what keeps the shell from starting, a file that does
 * not load or an error before anything is on the screen. The shell itself reports what comes later.
 */
export function shellWatch({ manifest, base }: LiveShell, nonce: string): string {
  const facts = scriptJson({ path: calls.report.path, base, version: manifest.version })
  return `<script nonce="${nonce}">{
const { path, base, version } = ${facts}
const tell = (phase, message) => fetch(path, {
  method: 'POST', keepalive: true, headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ kind: 'error', remote: 'shell', version, phase, message })
}).catch(() => {})
addEventListener('error', ({ target, error, filename }) => {
  if (target.src?.includes(base)) tell('entry', 'Not loaded: ' + target.src.slice(-200))
  else if (error && filename.includes(base) && !document.getElementById('root')?.childElementCount) tell('init', String(error.name).slice(0, 100))
}, true)
}</script>`
}
