import { EXPORT_FORMAT, ExportedEntry, UserProfileChange } from '@soulsign/contracts'
import { JSONParser } from '@streamparser/json'
import { z } from 'zod'
import { ProblemError } from '../../http/problem.ts'

/** The largest file that is taken, far above the largest journal. */
const MAX_BYTES = 2 ** 30
/** The deepest nesting: the parser looks at all levels above each value. An export has six. */
const MAX_DEPTH = 20
/** Twice the largest journal. */
const MAX_ENTRIES = 100_000
/** More than any entry has. The parser holds a value until it is whole, so this bounds the memory that a file can cost. */
const MAX_VALUE_BYTES = 2 ** 21

/** What an import takes from an export, in the order of the file. */
export type Part = { profile: UserProfileChange } | { entry: ExportedEntry }

/** What a form could have saved. A newer version may have written more. */
const Profile = z.object(UserProfileChange.shape)

const malformed = () =>
  new ProblemError('malformed-json', { detail: 'The file is not complete, or is no data.json of an export.' })

/**
 * Reads an export while it arrives, so that its size costs no memory. Yields what has come with each chunk.
 * @throws ProblemError if it is no export, breaks off, or has a value that does not fit; the message names the value
 */
export async function* readExport(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Part[], void> {
  const parser = new JSONParser({ paths: ['$.format', '$.profile', '$.entries.*'], keepStack: false })
  let parts: Part[] = []
  let failure: unknown
  let known = false
  let ended = false
  let entries = 0
  parser.onValue = ({ value, key }) => {
    if (key === 'format') {
      if (value !== EXPORT_FORMAT) refuse('format', `This is no export of the format ${EXPORT_FORMAT}.`)
      known = true
    } else if (!known) refuse('format', `An export begins with its format, ${EXPORT_FORMAT}.`)
    else if (key === 'profile') parts.push({ profile: read(Profile, value, 'profile') })
    else if (entries === MAX_ENTRIES) refuse('entries', `At most ${MAX_ENTRIES} entries are taken.`)
    else parts.push({ entry: read(ExportedEntry, value, `entries.${entries++}`) })
  }
  parser.onError = (error) => {
    failure ??= error
  }
  parser.onEnd = () => {
    ended = true
  }
  const isTooDeep = watchDepth(MAX_DEPTH)
  let bytes = 0
  let sinceValue = 0
  for await (const chunk of chunks) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new ProblemError('body-too-large', { detail: 'At most 1 GiB is taken.' })
    sinceValue += chunk.byteLength
    if (sinceValue > MAX_VALUE_BYTES || isTooDeep(chunk)) throw malformed()
    try {
      parser.write(chunk)
    } catch (error) {
      failure ??= error
    }
    if (failure) throw failure instanceof ProblemError ? failure : malformed()
    if (parts.length > 0) {
      yield parts
      parts = []
      sinceValue = 0
    }
  }
  if (!ended || !known) throw malformed()
}

/** Tells of each next chunk of a JSON text whether lists and objects in it are nested deeper than `max`. */
function watchDepth(max: number): (chunk: Uint8Array) => boolean {
  const [quote, backslash, ...brackets] = Buffer.from('"\\[{]}')
  let depth = 0
  let inString = false
  let escaped = false
  return (chunk) => {
    for (const byte of chunk) {
      if (inString) {
        inString = escaped || byte !== quote
        escaped = !escaped && byte === backslash
      } else if (byte === quote) inString = true
      else if (byte === brackets[0] || byte === brackets[1]) depth++
      else if (byte === brackets[2] || byte === brackets[3]) depth--
      if (depth > max) return true
    }
    return false
  }
}

function refuse(path: string, message: string): never {
  throw new ProblemError('invalid-input', { errors: [{ path, message }] })
}

function read<Schema extends z.ZodType>(schema: Schema, value: unknown, path: string): z.output<Schema> {
  const { data, error } = schema.safeParse(value)
  if (!error) return data as z.output<Schema>
  throw new ProblemError('invalid-input', {
    errors: error.issues
      .slice(0, 5)
      .map((issue) => ({ path: [path, ...issue.path].join('.'), message: issue.message })),
  })
}
