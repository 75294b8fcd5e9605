import { RemoteBuild } from '@soulsign/contracts'
import { checkFile, type Dist, parseManifest } from './dist.ts'
import { ReleaseError } from './refusal.ts'

const TIMEOUT_MS = 10_000
/** Some hosts send the header only to requests that have an origin. */
const ORIGIN = 'https://shell.invalid'

/** Checks an address of a static host. Browsers load nothing unencrypted into a page, except from their own machine. */
function checkAddress(base: string): void {
  const url = URL.parse(base)
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1'
  if (url && base.endsWith('/') && (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal))) return
  throw new ReleaseError(`The base ${base} must be an https:// address that ends with a slash.`)
}

/**
 * Checks that the static host at `base` has exactly the build that is being released, and lets pages load it.
 * @throws ReleaseError that says which file is wrong, and what to do
 */
export async function checkHost(base: string, { manifest, files }: Dist): Promise<void> {
  if (!('entry' in manifest)) throw new ReleaseError('Only a remote can be on a static host: leave --base out.')
  checkAddress(base)
  const get = async (path: string) => {
    const url = new URL(path, base).href
    const response = await fetch(url, {
      headers: { origin: ORIGIN },
      // Pages allow this host alone, and the API asks no other.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new ReleaseError(`${url} does not answer. Check the address of the host.`, { cause })
    })
    if (!response.ok) throw new ReleaseError(`${url} returned ${response.status}. Upload the build first.`)
    if (response.headers.get('access-control-allow-origin') !== '*') {
      throw new ReleaseError(`${url} may not be loaded by pages. The host must send Access-Control-Allow-Origin: *.`)
    }
    return Buffer.from(await response.arrayBuffer())
  }
  const url = new URL('remote.json', base).href
  const there = parseManifest(RemoteBuild, (await get('remote.json')).toString(), url)
  if (there.version !== manifest.version) {
    throw new ReleaseError(`${base} has version ${there.version}, not ${manifest.version}. Upload this build.`)
  }
  // A host compresses by itself, or picks a twin.
  for (const file of files) if (!/\.(?:br|gz)$/.test(file.path)) checkFile(file, await get(file.path))
}
