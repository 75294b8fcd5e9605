import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type AdminStatus, API_VERSION, type StatusCheck } from '@soulsign/contracts'
import { cached } from '../coalescing/cached.ts'
import type { Deps } from '../deps.ts'
import { aiSdk } from '../generation/ai.ts'
import { fitsApi, runsIn } from '../releases/contract.ts'
import { fittingRelease } from '../releases/fitting.ts'
import { type LiveRelease, selectLive, selectLiveShell, selectMoves } from '../releases/release.sql.ts'

/** The time that a part has to respond, in milliseconds. */
const TIMEOUT_MS = 4_000
/** How long a result is cached, in milliseconds. */
const FRESH_MS = 5_000

/** A fault described for an administrator. Other errors may contain keys and addresses. */
class Fault extends Error {
  override name = 'Fault'
}

type StatusDeps = Pick<Deps, 'database' | 'queue' | 'ai' | 'stripe' | 'mailer' | 'releaseFiles'>

type Check = Pick<StatusCheck, 'part' | 'name'> & { ask(signal: AbortSignal): Promise<unknown> }

/** Checks every part that the product depends on. Results are cached for a few seconds. */
export const createStatus = (deps: StatusDeps) => cached(() => ask(deps), { freshMs: FRESH_MS })

async function ask(deps: StatusDeps): Promise<AdminStatus> {
  const { database, queue, mailer } = deps
  const parts: Check[] = [
    { part: 'database', name: null, ask: () => database.ping() },
    { part: 'queue', name: null, ask: () => queue.schemaVersion() },
    { part: 'ai', name: null, ask: (signal) => askAi(deps, signal) },
    { part: 'stripe', name: null, ask: () => askStripe(deps) },
    { part: 'mail', name: null, ask: () => mailer.check() },
  ]
  // Without the database the live remotes are unknown. The database's own check reports that it is away.
  const live = await within(() => database.asSystem((tx) => selectLive(tx))).catch((): LiveRelease[] => [])
  const remotes = live.map(
    (release): Check => ({
      part: 'remote',
      name: release.name,
      ask: (signal) => askRemote(deps, release, signal),
    }),
  )
  const checks = await Promise.all([...parts, ...remotes].map(run))
  return { ok: checks.every(({ ok }) => ok), checks, checked_at: new Date().toISOString() }
}

async function within<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const settled = new AbortController()
  const late = delay(TIMEOUT_MS, undefined, { signal: settled.signal }).then(() => {
    throw new Fault(`No response within ${TIMEOUT_MS / 1_000} seconds.`)
  })
  try {
    return await Promise.race([work(AbortSignal.timeout(TIMEOUT_MS)), late])
  } finally {
    settled.abort()
    late.catch(() => undefined)
  }
}

async function run({ part, name, ask }: Check): Promise<StatusCheck> {
  const start = performance.now()
  const detail = await within(ask).then(
    () => null,
    (error: unknown) => (error instanceof Fault ? error.message : 'It does not respond, or refuses the connection.'),
  )
  return { part, name, ok: detail === null, detail, milliseconds: Math.round(performance.now() - start) }
}

/** Any response but a refusal will do: a server need not list its models. */
async function askAi({ ai }: StatusDeps, signal: AbortSignal) {
  const [{ APIError }, client] = await Promise.all([aiSdk(), ai()])
  try {
    await client.models.list({ signal, maxRetries: 0 })
  } catch (error) {
    if (!(error instanceof APIError) || error.status === undefined) throw error
    if (error.status === 401 || error.status === 403) throw new Fault('It refuses our key.')
    if (error.status >= 500 || error.status === 429) throw new Fault(`It returned ${error.status}.`)
  }
}

const askStripe = async ({ stripe }: StatusDeps) =>
  (await stripe()).prices.list({ limit: 1 }, { timeout: TIMEOUT_MS, maxNetworkRetries: 0 }).catch((error: unknown) => {
    throw error instanceof Error && 'statusCode' in error && error.statusCode === 401
      ? new Fault('It refuses our key.')
      : error
  })

/** Fetches the entry that browsers load, here or on its static host. */
async function askRemote({ releaseFiles, database }: StatusDeps, release: LiveRelease, signal: AbortSignal) {
  const { name, base, manifest, resting } = release
  if (resting) {
    const moves = await database.asSystem((tx) => selectMoves(tx, name))
    const off = moves.findLast(({ action }) => action === 'off')
    const since = off?.created_at.toISOString().slice(0, 16).replace('T', ' ')
    throw new Fault(`${off?.actor} switched it off at ${since} UTC${off?.why ? `: ${off.why}` : '.'}`)
  }
  const shell = await database.asSystem((tx) => selectLiveShell(tx))
  if (shell && !runsIn(manifest, shell.manifest.contract)) {
    const fitting = await database.asSystem((tx) => fittingRelease(tx, release, shell.manifest.contract))
    throw new Fault(
      `Version ${manifest.version} ${
        fitsApi(manifest)
          ? `is made for contract ${manifest.contract}; the live shell speaks ${shell.manifest.contract}`
          : `needs API ${manifest.api}; this node's is ${API_VERSION}`
      }. ${fitting ? `Version ${fitting.version} is served instead.` : 'People see that it rests.'}`,
    )
  }
  if (!base.startsWith('http')) {
    await releaseFiles.ensure(release)
    await stat(join(releaseFiles.folderOf(release), manifest.entry)).catch(() => {
      throw new Fault(`Version ${manifest.version} is live, but its files are missing.`)
    })
    return
  }
  const response = await fetch(new URL(manifest.entry, base), { method: 'HEAD', redirect: 'manual', signal })
  if (!response.ok) throw new Fault(`Its host returned ${response.status}.`)
}
