import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'
import { connectDatabase } from '../api/src/database/database.ts'
import { selectPage } from '../api/src/journal/journal.sql.ts'
import { fill } from './seed/fill.ts'
import { openStage } from './stage.ts'

/** Entries of the measured person, of the person with very many, and of everyone. */
const PERSON_ENTRIES = 500
const HEAVY_ENTRIES = 50_000
const FEW_ROWS = 1_000
const MANY_ROWS = 1_000_000
const SAMPLES = 100
const WARM_UP = 10
const LOAD_SECONDS = 4
const ROUNDS = 3
const CONNECTIONS = 10
const PERSON = 'person@example.test'
const HEAVY = 'heavy@example.test'

// One product with few entries and one with many. They run side by side, so that other load affects both.
const few = await openStage()
const many = await openStage()
type Stage = typeof few
const others = (entries: number, people: number) =>
  Array.from({ length: people }, (_, index) => ({
    email: `other-${index}@example.test`,
    entries: Math.round(entries / people),
  }))

interface Request {
  stage: Stage
  path: string
  token: string
}

async function timed({ stage, path, token }: Request): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${stage.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return performance.now() - start
}

/** Median times of two alternating requests, in milliseconds. */
async function medians(one: Request, other: Request): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let sample = -WARM_UP; sample < SAMPLES; sample += 1) {
    const pair = [await timed(one), await timed(other)] as const
    if (sample < 0) continue
    times[0].push(pair[0])
    times[1].push(pair[1])
  }
  const middle = (list: number[]) => list.sort((x, y) => x - y)[SAMPLES / 2] ?? Number.NaN
  return [middle(times[0]), middle(times[1])]
}

/** Cursor of a page far down a person's list. */
async function deepCursor(stage: Stage, token: string, pages: number): Promise<string> {
  let cursor = ''
  for (let page = 0; page < pages; page += 1) {
    const response = await fetch(`${stage.url}/api/symptoms?limit=30${cursor && `&cursor=${cursor}`}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    cursor = ((await response.json()) as { nextCursor: string | null }).nextCursor ?? cursor
  }
  return cursor
}

async function load(url: string, headers: Record<string, string>): Promise<number> {
  const options = { url, headers, connections: CONNECTIONS }
  await autocannon({ ...options, duration: 2 })
  const { requests, non2xx } = await autocannon({ ...options, duration: LOAD_SECONDS })
  if (non2xx > 0) throw new Error(`${non2xx} of the requests to ${url} failed`)
  return requests.average
}

/** The endpoint's transaction behind plain node:http, for comparison. */
async function startBare(stage: Stage, userId: string) {
  const database = connectDatabase(stage.databaseUrl, (error) => console.error(error))
  const server = createServer((_, response) => {
    void database
      .asOwner({ kind: 'user', userId }, (tx) => selectPage(tx, userId, {}, { limit: 31, after: null }))
      .then((page) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(page))
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.close()
      server.closeAllConnections()
      await database.close()
    },
  }
}

const ms = (value: number) => `${value.toFixed(1)} ms`
function ratio(name: string, value: number, bound: string, detail: string) {
  console.log(`${name.padEnd(58)}${value.toFixed(2).padStart(6)}   ${bound.padEnd(16)}${detail}`)
}

try {
  console.log(`Filling up to ${MANY_ROWS.toLocaleString('en')} entries ...`)
  const people = { few: await few.signIn(PERSON), many: await many.signIn(PERSON), heavy: await many.signIn(HEAVY) }
  await fill(few.owner, [{ email: PERSON, entries: PERSON_ENTRIES }, ...others(FEW_ROWS - PERSON_ENTRIES, 10)])
  await fill(many.owner, [
    { email: PERSON, entries: PERSON_ENTRIES },
    { email: HEAVY, entries: HEAVY_ENTRIES },
  ])
  await fill(many.owner, others(MANY_ROWS - PERSON_ENTRIES - HEAVY_ENTRIES, 1_000))

  const pair = (path: string) =>
    medians({ stage: few, path, token: people.few.token }, { stage: many, path, token: people.many.token })
  const first = await pair('/api/symptoms')
  const search = await pair('/api/symptoms?search=mother')
  const page = async (token: string, pages: number) => ({
    stage: many,
    token,
    path: `/api/symptoms?limit=30&cursor=${await deepCursor(many, token, pages)}`,
  })
  const further = await medians(await page(people.many.token, 8), await page(people.heavy.token, 60))

  const bare = await startBare(few, people.few.userId)
  const rates: { endpoint: number; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.push({
      endpoint: await load(`${few.url}/api/symptoms`, { authorization: `Bearer ${people.few.token}` }),
      bare: await load(bare.url, {}),
    })
  }
  await bare.close()
  const endpoint = rates.reduce((sum, rate) => sum + rate.endpoint, 0) / ROUNDS
  const handler = rates.reduce((sum, rate) => sum + rate.bare, 0) / ROUNDS

  console.log('\nratio                                                      value   bound')
  const times = ([from, to]: [number, number]) => `${ms(from)} → ${ms(to)}`
  ratio('first page of 500, among 1,000,000 to among 1,000', first[1] / first[0], 'less than 1.3', times(first))
  ratio('search of 500, among 1,000,000 to among 1,000', search[1] / search[0], 'less than 2', times(search))
  ratio('further page, person with 50,000 to person with 500', further[1] / further[0], 'at most 1.3', times(further))
  ratio(
    'throughput, endpoint to a bare handler',
    endpoint / handler,
    'at least 0.7',
    `${Math.round(endpoint)}/s to ${Math.round(handler)}/s`,
  )
} finally {
  await few.close()
  await many.close()
}
