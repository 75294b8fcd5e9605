import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/**
 * A ZIP of texts that are written while it is read: nothing is stored, and only a piece is held at a time. It ends when
 * its reader leaves. If a text cannot be written, `breakOff` destroys the connection, so that the file does not look
 * complete.
 * @param files the text of each file by its name, in order
 */
export function zipOf(
  files: Record<string, () => AsyncIterable<string>>,
  breakOff: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  let current: Readable | undefined
  output.on('close', () => current?.destroy())
  for (const [name, text] of Object.entries(files)) {
    zip.addReadStreamLazy(name, (use) => {
      current = Readable.from(text(), { objectMode: false }).on('error', breakOff)
      use(null, current)
    })
  }
  zip.end()
  return Readable.toWeb(output) as ReadableStream<Uint8Array>
}
