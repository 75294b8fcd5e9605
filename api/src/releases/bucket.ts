import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { ReleaseError } from './refusal.ts'

/** A bucket that speaks S3's protocol, in which the bytes of releases' files are, by their hash. */
export interface Bucket {
  put(hash: Buffer, content: Buffer): Promise<void>
  /** Undefined if there are no such bytes. */
  get(hash: Buffer): Promise<Buffer | undefined>
  delete(hash: Buffer): Promise<void>
}

/** How long one request may take, in milliseconds. */
const LIMIT_MS = 20_000
/** The same for a deletion, which holds the lock of releases: well below the database's own limits. */
const DELETE_LIMIT_MS = 5_000
const RETRIES = 2

/**
 * @param address `s3://KEY:SECRET@host/bucket/folder?region=…`, or `s3+http://…` for a server without TLS
 * @throws ReleaseError that names the step which failed and the bucket's answer, and never the key
 */
export function createBucket(address: string): Bucket {
  const { protocol, username, password, host, pathname, searchParams } = new URL(address)
  const base = `${protocol === 's3:' ? 'https' : 'http'}://${host}${pathname.replace(/\/+$/, '')}`
  const region = searchParams.get('region')
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    ...(region && { region }),
    retries: RETRIES,
  })
  const ask = async (method: 'PUT' | 'GET' | 'DELETE', hash: Buffer, content?: Buffer) => {
    const url = `${base}/${hash.toString('hex')}`
    const sha256 = createHash('sha256')
      .update(content ?? '')
      .digest('hex')
    const response = await client
      .fetch(url, {
        method,
        headers: { 'x-amz-content-sha256': sha256 },
        ...(content && { body: Uint8Array.from(content) }),
        signal: AbortSignal.timeout(method === 'DELETE' ? DELETE_LIMIT_MS : LIMIT_MS),
      })
      .catch((cause: unknown) => {
        throw new ReleaseError('The bucket of RELEASE_STORE does not answer. Check its address.', { cause })
      })
    if (response.ok || (method !== 'PUT' && response.status === 404)) return response
    const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? []
    throw new ReleaseError(`The bucket of RELEASE_STORE answered ${method} with ${response.status} ${code}`.trim())
  }
  return {
    async put(hash, content) {
      await ask('PUT', hash, content)
    },
    async get(hash) {
      const response = await ask('GET', hash)
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
    },
    async delete(hash) {
      await ask('DELETE', hash)
    },
  }
}

/** The bucket that RELEASE_STORE names, if it names one. */
export const bucketAt = (address: string | null | undefined): Bucket | undefined =>
  address ? createBucket(address) : undefined
