import type { Readable } from 'node:stream'

/** The lines of a text. Only a line feed ends one, unlike in node:readline: a person may write U+2028. */
export async function* linesOf(source: Readable): AsyncGenerator<string, undefined> {
  let rest = ''
  for await (const chunk of source.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}
