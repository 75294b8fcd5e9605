import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { connectDatabase, type Database } from '../api/src/database/database.ts'
import { insertEntry } from '../api/src/entries/entries.sql.ts'
import { mintRefreshToken } from '../api/src/identity/refresh-token.ts'
import { refresh } from '../api/src/identity/sign-in.ts'
import { selectPage } from '../api/src/journal/journal.sql.ts'
import { measureStreams, startAiProxy } from './api/streams.ts'
import { median, ratioOf } from './figures.ts'
import { fill } from './seed/fill.ts'
import { openStage } from './stage.ts'

const ROUNDS = 9
const CONCURRENT = 10
/** Calls of a round, and people who share them: each person may call so often an hour. */
const CALLS = 300
const PEOPLE = 20
const ENTRIES = 500
const ENTRY = {
  symptom_type: 'physical' as const,
  description: 'My shoulders are tight every evening after work',
  advanced_info: null,
}

const proxy = await startAiProxy()
const stage = await openStage({ ai: proxy.before })
const database = connectDatabase(stage.databaseUrl, (error) => console.error(error))

/** Calls per second of `call`, of which several run at once. */
async function rate(call: (turn: number) => Promise<unknown>): Promise<number> {
  const start = performance.now()
  let turn = 0
  const lane = async () => {
    while (turn < CALLS) await call(turn++)
  }
  await Promise.all(Array.from({ length: CONCURRENT }, lane))
  return (CALLS * 1000) / (performance.now() - start)
}

async function post(url: string, headers: Record<string, string>, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}

/** A transaction behind plain node:http, for comparison: what it is asked for is in the body. */
async function serveBare(work: (database: Database, body: string) => Promise<unknown>): Promise<[string, Server]> {
  const answer = async (request: IncomingMessage) => work(database, (await buffer(request)).toString())
  const server = createServer((request, response) => {
    answer(request).then(
      (value) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(value))
      },
      (error: unknown) => {
        response.statusCode = 500
        response.end(JSON.stringify(String(error)))
      },
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return [`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server]
}

interface Refreshed {
  refresh_token: string
}

interface Comparison {
  name: string
  goal: string
  /** A call of the endpoint, and the same work behind plain node:http. */
  ours(turn: number): Promise<unknown>
  bare(turn: number): Promise<unknown>
}

async function compare({ name, goal, ours, bare }: Comparison): Promise<void> {
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  for (let round = -1; round < ROUNDS; round += 1) {
    const pair = round % 2 ? [await rate(ours), await rate(bare)] : [await rate(bare), await rate(ours)].toReversed()
    if (round < 0) continue
    rates.ours.push(pair[0] ?? 0)
    rates.bare.push(pair[1] ?? 0)
  }
  const detail = `${Math.round(median(rates.ours))}/s to ${Math.round(median(rates.bare))}/s`
  console.log(`${name.padEnd(34)}${ratioOf(rates.ours, rates.bare).padEnd(24)}${goal.padEnd(15)}${detail}`)
}

try {
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, index) => stage.signIn(`person-${index}@example.test`)),
  )
  await fill(
    stage.owner,
    people.map((_, index) => ({ email: `person-${index}@example.test`, entries: ENTRIES })),
  )
  const personAt = (turn: number) => {
    const person = people[turn % PEOPLE]
    if (!person) throw new Error('There is no such person.')
    return person
  }
  // Addresses have ceilings, too.
  const as = (turn: number) => ({
    authorization: `Bearer ${personAt(turn).token}`,
    'x-forwarded-for': `2001:db8:0:${turn % PEOPLE}::1`,
  })
  console.log(`${ROUNDS} rounds of ${CALLS} calls, ${CONCURRENT} at once.\n`)
  console.log(`${'throughput to a bare handler'.padEnd(34)}${'median (range)'.padEnd(24)}goal`)

  const [journal, journalServer] = await serveBare((database, userId) =>
    database.asOwner({ kind: 'user', userId }, (tx) => selectPage(tx, userId, {}, { limit: 31, after: null })),
  )
  await compare({
    name: 'journal, first page',
    goal: 'at least 0.85',
    ours: (turn) => post(`${stage.url}/api/symptoms`, as(turn)),
    bare: (turn) => fetch(journal, { method: 'POST', body: personAt(turn).userId }).then((answer) => answer.json()),
  })
  journalServer.close()

  const [entry, entryServer] = await serveBare((database, userId) =>
    database.asOwner({ kind: 'user', userId }, (tx) => insertEntry(tx, { kind: 'user', userId }, ENTRY, null, 'en')),
  )
  await compare({
    name: 'entry, screened',
    goal: '',
    ours: (turn) => post(`${stage.url}/api/symptoms`, as(turn), ENTRY),
    bare: (turn) => fetch(entry, { method: 'POST', body: personAt(turn).userId }).then((answer) => answer.json()),
  })
  entryServer.close()

  // A token is good for one refresh: the next one comes with the answer.
  const sessions = people.map(({ session }) => (JSON.parse(session) as Refreshed).refresh_token)
  const lane = (turn: number) => turn % CONCURRENT
  const [token, tokenServer] = await serveBare(async (database, body) => {
    const { refresh_token } = JSON.parse(body) as Refreshed
    const refreshed = await database.asSystem((tx) => refresh(tx, refresh_token))
    if (refreshed instanceof Error) throw refreshed
    const { id, refresh_counter, refresh_key } = refreshed.session
    return { refresh_token: mintRefreshToken(id, refresh_counter, refresh_key) }
  })
  await compare({
    name: 'sign-in refresh, with signing',
    goal: '',
    async ours(turn) {
      const url = `${stage.url}/api/auth/v1/token?grant_type=refresh_token`
      const { refresh_token } = (await post(url, as(turn), { refresh_token: sessions[lane(turn)] })) as Refreshed
      sessions[lane(turn)] = refresh_token
    },
    async bare(turn) {
      const { refresh_token } = (await post(token, {}, { refresh_token: sessions[lane(turn)] })) as Refreshed
      sessions[lane(turn)] = refresh_token
    },
  })
  tokenServer.close()

  await measureStreams(stage, people, proxy)
} finally {
  await database.close()
  await stage.close()
  proxy.close()
}
