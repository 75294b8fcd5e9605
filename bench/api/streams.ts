import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../figures.ts'
import type { openStage } from '../stage.ts'

type Stage = Awaited<ReturnType<typeof openStage>>
interface Person {
  token: string
}

const STREAMS = 1_000
/** How many each person may open an hour is limited. */
const STREAMS_EACH = 50
const READINGS = 9
/** By then a node has freed what loading needed (`late` in api/src/settle.ts). */
const SETTLED_MS = 4_000
/** A reader sees a sentence once the whole of it was checked. */
const SENTENCE_END = /[.?!]\s*$/

/** Only letters: how a text is escaped, and where its lines end, is different on both sides. */
const letters = (text: string) => text.replace(/\\[nrt"\\]|[^\p{L}]/gu, '')

/** Passes everything on to the sandbox's AI, and notes when it has said what. */
export async function startAiProxy() {
  let upstream = ''
  let said: { at: number; text: string }[] = []
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '' } = incoming
    said = []
    let text = ''
    const onward = request(upstream + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('data', (piece: Buffer) => {
        for (const [, json = ''] of piece.toString().matchAll(/^data: (\{.*\})$/gm)) {
          const chunk = JSON.parse(json) as { choices: { delta?: { content?: string } }[] }
          text += chunk.choices[0]?.delta?.content ?? ''
        }
        said.push({ at: performance.now(), text: letters(text) })
        outgoing.write(piece)
      })
      answer.on('end', () => outgoing.end())
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await new Promise<void>((resolve) => server.once('listening', resolve))
  return {
    /** The proxy's address, for a sandbox. */
    before(sandboxUrl: string) {
      upstream = sandboxUrl
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/openai/v1`
    },
    /** When the AI had said a text that ends like this. */
    saidAt: (ending: string) => said.find(({ text }) => text.includes(ending))?.at,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
export type AiProxy = Awaited<ReturnType<typeof startAiProxy>>

const headersOf = ({ token }: Person, index: number) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${token}`,
  'x-forwarded-for': `2001:db8:1:${index}::1`,
})

async function newEntry(url: string, person: Person): Promise<string> {
  const body = { symptom_type: 'physical', description: 'My shoulders are tight every evening after work' }
  const response = await fetch(`${url}/api/symptoms`, {
    method: 'POST',
    headers: headersOf(person, 0),
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { symptom?: { id: string }; id?: string }
  const id = answer.symptom?.id ?? answer.id
  if (!id) throw new Error(`No entry: ${JSON.stringify(answer)}`)
  return id
}

const open = (url: string, person: Person, index: number, id: string, signal?: AbortSignal) =>
  fetch(`${url}/api/functions/generate-diagnosis`, {
    method: 'POST',
    headers: { ...headersOf(person, index), accept: 'text/event-stream' },
    body: JSON.stringify({ symptom_id: id }),
    ...(signal && { signal }),
  })

/** Milliseconds until the stream began, and for each event with text from the AI's last token of it to its arrival. */
async function follow(url: string, person: Person, proxy: AiProxy) {
  const id = await newEntry(url, person)
  const start = performance.now()
  const response = await open(url, person, 0, id)
  const begun = performance.now() - start
  const delays: number[] = []
  let shown = ''
  let rest = ''
  for await (const piece of (response.body ?? new Response().body)?.pipeThrough(new TextDecoderStream()) ?? []) {
    const at = performance.now()
    const events = (rest + piece).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const [, json = ''] = /^data: (.*)$/m.exec(event) ?? []
      const { delta } = (json ? JSON.parse(json) : {}) as { delta?: string }
      if (!delta) continue
      shown += delta
      if (!SENTENCE_END.test(shown)) continue
      const token = proxy.saidAt(letters(shown).slice(-60))
      if (token) delays.push(at - token)
    }
  }
  return { begun, delays }
}

/** Prints what streams cost: until one begins, from the AI's token to the browser's event, and many open at once. */
export async function measureStreams(stage: Stage, people: readonly Person[], proxy: AiProxy): Promise<void> {
  const [reader] = people
  if (!reader) throw new Error('Somebody has to read.')
  const begun: number[] = []
  const delays: number[] = []
  for (let reading = 0; reading < READINGS; reading += 1) {
    const followed = await follow(stage.url, reader, proxy)
    begun.push(followed.begun)
    delays.push(...followed.delays)
  }
  const row = (name: string, value: string) => console.log(`${name.padEnd(58)}${value}`)
  const ms = (values: number[]) =>
    `${median(values).toFixed(1)} ms (${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)})`
  console.log('\nstreams')
  row('an insight is queued and its stream begun', ms(begun))
  row('from the token that ends a sentence to its event', ms(delays))

  const node = await stage.startProcess()
  try {
    row('memory of a process without work', `${((await node.memory()).resident / 1e6).toFixed(0)} MB`)
    // What the first insight of a process loads is no stream's.
    await follow(node.url, reader, proxy)
    await pause(SETTLED_MS)
    // Nothing is said, so that the streams stay open.
    await stage.behave({ ai: { stallAfter: 0 } })
    const leave = new AbortController()
    const growth = await node.growthDuring(async () => {
      const entries = await Promise.all(people.map((person) => newEntry(node.url, person)))
      const streams: Response[] = []
      for (let index = 0; index < STREAMS; index += STREAMS_EACH) {
        const person = people[(index / STREAMS_EACH) % people.length] ?? reader
        const id = entries[people.indexOf(person)] ?? ''
        const opened = Array.from({ length: STREAMS_EACH }, (_, more) =>
          open(node.url, person, index + more, id, leave.signal),
        )
        streams.push(...(await Promise.all(opened)))
      }
      const refused = streams.filter(({ ok }) => !ok).length
      if (refused > 0) throw new Error(`${refused} streams were refused.`)
      await pause(1_000)
    })
    row(`${STREAMS} open streams, memory`, `${(growth / 1e6).toFixed(0)} MB`)
    leave.abort()
  } finally {
    await stage.behave({ ai: { stallAfter: null } })
    await node.close()
  }
}
