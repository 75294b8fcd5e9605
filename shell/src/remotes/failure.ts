import type { ClientReport } from '@soulsign/contracts'

export type LoadPhase = NonNullable<ClientReport['phase']>

/** Why a remote is unavailable. */
export class RemoteFailure extends Error {
  override name = 'RemoteFailure'
  readonly phase: LoadPhase
  constructor(phase: LoadPhase, message: string, options?: ErrorOptions) {
    super(message, options)
    this.phase = phase
  }
}

/** Module Federation's codes for an entry that did not arrive (008) or defined nothing (001), and a chunk's. */
const NOT_ARRIVED = /RUNTIME-00[18]|ChunkLoadError|Loading (?:CSS )?chunk/

/** Sorts an error of Module Federation's `loadRemote` into a phase. */
export function toRemoteFailure(error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return new RemoteFailure(NOT_ARRIVED.test(text) ? 'entry' : 'init', text.slice(0, 500), { cause: error })
}

/** Whether `error` says that a part of an app could not be downloaded. */
export const isDownloadError = (error: unknown) =>
  error instanceof Error && NOT_ARRIVED.test(`${error.name}: ${error.message}`)
