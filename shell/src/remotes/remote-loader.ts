import { CONTRACT_VERSION, type LiveRemote } from '@soulsign/contracts'
import { isCompatible, type Remote } from '@soulsign/remote-kit'
import { api } from '../api/client.ts'
import { report } from '../api/reports.ts'
import { addTexts } from '../i18n/i18n.ts'
import { RemoteFailure, toRemoteFailure } from './failure.ts'

/** Milliseconds until a remote is shown as failed. It is still used if it arrives later. */
const TIMEOUT_MS = 12_000

/** Milliseconds until a page that is still not rendered counts as failed: it waits for something that never comes. */
export const RENDER_TIMEOUT_MS = 12_000

/** `resting`: the remote is switched off. */
export type RemoteState = { status: 'idle' | 'loading' | 'resting' | 'failed' } | { status: 'ready'; remote: Remote }

/** Loads one remote, once, and again after a failure. A store for React's `useSyncExternalStore`. */
export class RemoteLoader {
  /** The release that is, or will be, loaded. */
  live: LiveRemote
  readonly overridden: boolean
  #state: RemoteState
  #attempt = 0
  #loading: Promise<void> | null = null
  /** The router's key of the page on the screen, while the remote has one there. */
  #shown: string | undefined
  /** The router's key of a page whose rendering did not end. */
  #endless: string | undefined
  readonly #listeners = new Set<() => void>()

  constructor(live: LiveRemote, overridden: boolean) {
    this.live = live
    this.overridden = overridden
    this.#state = { status: live.resting ? 'resting' : 'idle' }
  }

  get state(): RemoteState {
    return this.#state
  }

  readonly getState = () => this.#state

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /**
   * Resolves once the remote is ready, rests or has failed; `state` says which. Unless it is ready, each call tries
   * again.
   */
  load(): Promise<void> {
    if (this.#state.status === 'ready') return Promise.resolve()
    this.#loading ??= this.#run().finally(() => {
      this.#loading = null
    })
    return this.#loading
  }

  async #run(): Promise<void> {
    this.#set({ status: 'loading' })
    const work = this.#loadOnce(this.#attempt++).then((state) => this.#set(state))
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new RemoteFailure('timeout', `Not loaded in ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
    })
    try {
      await Promise.race([work, timeout])
    } catch (error) {
      this.reportFailure(toRemoteFailure(error))
      this.#set({ status: 'failed' })
      work.catch(() => {})
    } finally {
      clearTimeout(timer)
    }
  }

  async #loadOnce(attempt: number): Promise<RemoteState> {
    if (this.overridden || this.live.resting || attempt > 0) this.live = await this.#freshManifest()
    if (this.live.resting) return { status: 'resting' }
    if (!isCompatible(this.live.contract)) throw new RemoteFailure('contract', `Needs contract ${this.live.contract}`)
    const { loadExposed } = await import(/* webpackChunkName: "federation" */ './federation.ts')
    const module = await loadExposed(this.live, attempt, !this.overridden)
    const remote = (module as { default?: Partial<Remote> } | null)?.default
    if (!remote?.routes || !remote.i18n || remote.name !== this.live.name) {
      throw new RemoteFailure('init', 'The exposed module is not made with defineRemote')
    }
    if (!remote.contract || !isCompatible(remote.contract)) {
      throw new RemoteFailure('contract', `Needs contract ${remote.contract}`)
    }
    await addTexts(remote.i18n)
    return { status: 'ready', remote: remote as Remote }
  }

  /** Takes the release that is live now, unless one was loaded already or a developer's stands in its place. */
  adopt(remotes: readonly LiveRemote[]): void {
    const live = remotes.find(({ name }) => name === this.live.name)
    if (live && !this.overridden && this.#state.status === 'idle') this.live = live
  }

  /** Whether another release is live now than the loaded one, or none is because the remote was switched off. */
  async isReplaced(): Promise<boolean> {
    if (this.overridden) return false
    const { version, resting = false } = await this.#freshManifest()
    return resting || version !== this.live.version
  }

  /** The release that is live now. It may have changed since the page was loaded. */
  async #freshManifest(): Promise<LiveRemote> {
    if (this.overridden) {
      const { fetchOverride } = await import('./overrides.ts')
      return fetchOverride(new URL(this.live.base).origin).catch((error: unknown) => {
        throw new RemoteFailure('manifest', String(error))
      })
    }
    // If the API does not answer, the known release is tried: its files may be on another server.
    const query = { contract: CONTRACT_VERSION }
    const registry = await api.call('getRegistry', { query }).catch(() => null)
    return registry?.remotes.find(({ name }) => name === this.live.name) ?? this.live
  }

  /** Reports a failure with the remote's name and version. */
  reportFailure({ phase, message }: { phase: RemoteFailure['phase']; message: string }): void {
    const { name, version } = this.live
    const path = location.pathname.slice(0, 300)
    report({ kind: 'remote', remote: name, version: version.slice(0, 60), phase, message: message.slice(0, 500), path })
  }

  readonly getEndless = () => this.#endless

  /** Notes which page of the remote is on the screen. */
  noteShown(key: string | undefined): void {
    this.#shown = key
  }

  /** Gives up the page with this key unless it is on the screen, or none of the remote's pages is. */
  expectShown(key: string): void {
    if (this.#shown !== undefined && this.#shown !== key) this.giveUp(key)
  }

  /** Gives up the page with this key: the fallback takes its place, and it is reported. */
  giveUp(key: string): void {
    this.reportFailure({ phase: 'render', message: `Not rendered in ${RENDER_TIMEOUT_MS} ms` })
    this.#endless = key
    this.#tell()
  }

  #set(state: RemoteState): void {
    if (this.#state.status === 'ready') return
    this.#state = state
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
