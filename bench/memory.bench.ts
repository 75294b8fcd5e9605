import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { answersOf } from '@soulsign/contracts'
import { openStage } from './stage.ts'

/** What a node has resident at rest, and once people have used it: in the run that fills its caches, and in the next. */
const stage = await openStage()
const codeCache = await mkdtemp(join(tmpdir(), 'soulsign-code-'))
process.env.NODE_COMPILE_CACHE = codeCache
const SETTLED_MS = 5_000

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0).padStart(5)} MB`
const show = (what: string, { resident, own }: { resident: number; own: number }) =>
  console.log(`${what.padEnd(42)}${mb(resident)} resident, of its own ${mb(own)}`)

/** Writes an entry and reads its insight. */
async function useAsGuest(url: string): Promise<void> {
  const post = async (path: string, body: object, guest?: string): Promise<Record<string, unknown>> => {
    const headers = { 'content-type': 'application/json', ...(guest && { 'x-guest-token': guest }) }
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, unknown>
  }
  const { guestToken } = await post('/api/functions/track-anonymous-diagnosis', {})
  const guest = String(guestToken)
  await post('/api/consents', answersOf({ keep: true, ai: true }, 'bench'), guest)
  const entry = { symptom_type: 'physical', description: 'My shoulders are tight every evening after work' }
  const { id } = await post('/api/symptoms', entry, guest)
  await post('/api/functions/generate-diagnosis', { symptom_id: id }, guest)
}

try {
  for (const what of ['at rest, at the first start', 'at rest, at the next start']) {
    const node = await stage.startProcess()
    await pause(SETTLED_MS)
    show(what, await node.memory())
    await useAsGuest(node.url)
    await pause(SETTLED_MS)
    show('  after an insight', await node.memory())
    await node.close()
  }
} finally {
  await rm(codeCache, { recursive: true })
  await stage.close()
}
