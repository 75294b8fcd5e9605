import { BODY_MAX_BYTES } from '@soulsign/contracts'
import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import { ProblemError } from './problem.ts'

const limited = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: () => {
    throw new ProblemError('body-too-large', {
      detail: `At most ${BODY_MAX_BYTES / 1024} KiB are read.`,
      // The rest of the body is not read, so that nothing can follow it here.
      headers: { connection: 'close' },
    })
  },
})

const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/**
 * Reads a body that has to be JSON, so that handlers and validators meet only well-formed JSON: 413 over the limit, 415
 * for another media type, 400 for anything that is not valid UTF-8 and JSON. An empty body counts as `{}`.
 */
const json = createMiddleware(async (c, next) => {
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength === 0) {
    Object.assign(c.req.bodyCache, { text: Promise.resolve('{}') })
    return next()
  }
  if (!JSON_TYPE.test(c.req.header('content-type')?.trim() ?? '')) {
    throw new ProblemError('unsupported-media-type', { detail: 'Send the body as application/json in UTF-8.' })
  }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    JSON.parse(text)
  } catch (error) {
    throw new ProblemError('malformed-json', {
      detail: error instanceof SyntaxError ? 'The body could not be read as JSON.' : 'The body is not valid UTF-8.',
    })
  }
  Object.assign(c.req.bodyCache, { text: Promise.resolve(text) })
  await next()
})

/** For each call with a JSON body. */
export const jsonBody = every(limited, json)
