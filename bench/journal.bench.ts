import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'
import { connectDatabase } from '../api/src/database/database.ts'
import { countEntries, selectEntries } from '../api/src/journal/journal.sql.ts'
import { fill } from './seed/fill.ts'
import { openStage } from './stage.ts'

/** Entries of the person who is measured, of the one with very many, and of all together. */
const PERSON_ENTRIES = 500
const HEAVY_ENTRIES = 50_000
const FEW_ROWS = 1_000
const MANY_ROWS = 1_000_000
const SAMPLES = 60
const LOAD_SECONDS = 6
const CONNECTIONS = 10
const PERSON = 'person@example.test'
const HEAVY = 'heavy@example.test'

const stage = await openStage()
const others = (entries: number, people: number) =>
  Array.from({ length: people }, (_, index) => ({ email: `other-${index}@example.test`, entries: entries / people }))

/** Median time of a request, in milliseconds. */
async function median(path: string, token: string): Promise<number> {
  const times: number[] = []
  for (let sample = -5; sample < SAMPLES; sample += 1) {
    const start = performance.now()
    const response = await fetch(`${stage.url}${path}`, { headers: { authorization: `Bearer ${token}` } })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    if (sample >= 0) times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[SAMPLES / 2] ?? Number.NaN
}

/** Cursor of a page deep in a person's list. */
async function deepCursor(token: string, pages: number): Promise<string> {
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

/** The endpoint's transaction behind nothing but node:http. */
async function startBare(userId: string) {
  const database = connectDatabase(stage.databaseUrl, (error) => console.error(error))
  const server = createServer((_, response) => {
    void database
      .asOwner({ kind: 'user', userId }, async (tx) => ({
        items: await selectEntries(tx, userId, {}, { limit: 31, after: null }),
        counts: await countEntries(tx, userId, {}),
      }))
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
  const person = await stage.signIn(PERSON)
  await fill(stage.owner, [{ email: PERSON, entries: PERSON_ENTRIES }, ...others(FEW_ROWS - PERSON_ENTRIES, 10)])
  const first = { few: await median('/api/symptoms', person.token), many: 0 }
  const search = { few: await median('/api/symptoms?search=mother', person.token), many: 0 }

  console.log(`Filling up to ${MANY_ROWS.toLocaleString('en')} entries ...`)
  await fill(stage.owner, others(MANY_ROWS - FEW_ROWS - HEAVY_ENTRIES, 1_000))
  await fill(stage.owner, [{ email: HEAVY, entries: HEAVY_ENTRIES }])
  first.many = await median('/api/symptoms', person.token)
  search.many = await median('/api/symptoms?search=mother', person.token)

  const heavy = await stage.signIn(HEAVY)
  const further = {
    person: await median(`/api/symptoms?limit=30&cursor=${await deepCursor(person.token, 8)}`, person.token),
    heavy: await median(`/api/symptoms?limit=30&cursor=${await deepCursor(heavy.token, 60)}`, heavy.token),
  }

  const bare = await startBare(person.userId)
  const throughput = {
    api: await load(`${stage.url}/api/symptoms`, { authorization: `Bearer ${person.token}` }),
    bare: await load(bare.url, {}),
  }
  await bare.close()

  console.log('\nratio                                                      value   bound')
  ratio(
    'first page of 500, among 1,000,000 to among 1,000',
    first.many / first.few,
    'less than 1.3',
    `${ms(first.few)} → ${ms(first.many)}`,
  )
  ratio(
    'search of 500, among 1,000,000 to among 1,000',
    search.many / search.few,
    'less than 2',
    `${ms(search.few)} → ${ms(search.many)}`,
  )
  ratio(
    'further page, person with 50,000 to person with 500',
    further.heavy / further.person,
    'at most 1.3',
    `${ms(further.person)} → ${ms(further.heavy)}`,
  )
  ratio(
    'throughput, endpoint to a bare handler',
    throughput.api / throughput.bare,
    'at least 0.7',
    `${Math.round(throughput.api)}/s to ${Math.round(throughput.bare)}/s`,
  )
} finally {
  await stage.close()
}
