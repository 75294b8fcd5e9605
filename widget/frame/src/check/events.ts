/** The API says every 15 seconds that it is still there. Where nothing came for so long, the line broke without a word. */
const SILENCE_MS = 45_000

/** What comes over the line. Throws `TypeError`, as for every other line that broke, where nothing does. */
export function heard<T>(coming: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError('Nothing came for too long.')), SILENCE_MS)
  })
  return Promise.race([coming, silence]).finally(() => clearTimeout(timer))
}

/**
 * Server-sent events of a body, each with its name and its data, which our API writes as one line of JSON. The parser of
 * the app, for any server there may be, is as large as half of the check.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<{ event: string; data: unknown }> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await heard(reader.read())
      if (done) return
      rest += decoder.decode(value, { stream: true })
      const blocks = rest.split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = /^event: ?(.+)$/m.exec(block)?.[1]
        const data = /^data: ?(.+)$/m.exec(block)?.[1]
        if (event && data) yield { event, data: JSON.parse(data) }
      }
    }
  } finally {
    void reader.cancel().catch(() => null)
  }
}
