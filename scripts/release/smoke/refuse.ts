import { ReleaseError } from '../../../api/src/releases/refusal.ts'
import type { ReleaseManifest } from '../../../packages/contracts/src/registry.ts'

/** Longer than the shell waits before it reports a remote that does not come, and the loader before it gives up a frame. */
export const PATIENCE_MS = 20_000
export const POLL_MS = 100

/** @throws ReleaseError that says what the browser did not take */
export function refuse({ name, version }: Pick<ReleaseManifest, 'name' | 'version'>, why: string): never {
  throw new ReleaseError(`${name} ${version} does not load in a browser: ${why}. Nothing was released.`)
}
