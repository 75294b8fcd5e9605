import { BODY_MAX_BYTES } from '@soulsign/contracts'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import { ProblemError } from './problem.ts'

/** The deepest nesting of lists and objects. Checks and storage may recurse. */
const DEPTH_MAX = 20

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((member) => isDeeperThan(depth - 1, member))
}

/** Returns the text of a body that is valid UTF-8 and JSON of bounded depth. Throws `malformed-json` otherwise. */
function jsonText(bytes: ArrayBuffer): string {
  let text: string
  let value: unknown
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    value = JSON.parse(text)
  } catch (error) {
    throw new ProblemError('malformed-json', {
      detail: error instanceof SyntaxError ? 'The body could not be read as JSON.' : 'The body is not valid UTF-8.',
    })
  }
  if (isDeeperThan(DEPTH_MAX, value)) {
    throw new ProblemError('malformed-json', { detail: `The body is nested more than ${DEPTH_MAX} levels deep.` })
  }
  return text
}

interface JsonBody {
  maxBytes: number
  /** Media types that count as JSON. */
  types: string[]
}

/**
 * Reads a JSON body, so that handlers and validators see only well-formed JSON. Throws 413 over the size limit, 415 for
 * another media type, and 400 for invalid UTF-8, invalid JSON or too deep nesting. An empty body counts as `{}`.
 */
export function readJson({ maxBytes, types }: JsonBody) {
  const limited = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new ProblemError('body-too-large', {
        detail: `At most ${maxBytes / 1024} KiB are allowed.`,
        // The rest of the body stays unread, so the connection cannot be reused.
        headers: { connection: 'close' },
      })
    },
  })
  const isJson = new RegExp(`^(${types.join('|').replaceAll('+', '\\+')})\\s*(;\\s*charset="?utf-8"?\\s*)?$`, 'i')
  const read = createMiddleware(async (c, next) => {
    const bytes = await c.req.arrayBuffer()
    if (bytes.byteLength > 0 && !isJson.test(c.req.header('content-type')?.trim() ?? '')) {
      throw new ProblemError('unsupported-media-type', { detail: `Send the body as ${types.join(' or ')} in UTF-8.` })
    }
    const text = bytes.byteLength === 0 ? '{}' : jsonText(bytes)
    Object.assign(c.req.bodyCache, { text: Promise.resolve(text) })
    await next()
  })
  return every(limited, read)
}

/** The body reader of the API's own calls. */
export const jsonBody = readJson({ maxBytes: BODY_MAX_BYTES, types: ['application/json'] })
