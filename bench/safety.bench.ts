import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { ADVANCED_TEXT_MAX_LENGTH } from '@soulsign/contracts'
import { startScreener } from '@soulsign/safety'
import { openStage } from './stage.ts'

/** Long texts full of symptoms from five connections: does the API still answer others at once, and what does a text take? */
const CONNECTIONS = 5
const SAMPLES = 200
const TEXTS = 1_000
const SYMPTOMS = 'chest pain blood fever numb arm jaw vomiting baby pills faint rash '
const text = SYMPTOMS.repeat(Math.ceil(ADVANCED_TEXT_MAX_LENGTH / SYMPTOMS.length)).slice(0, ADVANCED_TEXT_MAX_LENGTH)
const body = JSON.stringify({
  description: text,
  advanced_info: { knownConditions: text, currentMedications: text, allergiesSensitivities: text, customDiet: text },
})

const stage = await openStage()

/** The 95th percentile of answers of /api/health, in milliseconds. */
async function health(): Promise<number> {
  const times: number[] = []
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const start = performance.now()
    await (await fetch(`${stage.url}/api/health`)).arrayBuffer()
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(SAMPLES * 0.95)] ?? 0
}

await health()
const quiet = await health()
let attacking = true
const statuses = new Map<number, number>()
const attackers = Array.from({ length: CONNECTIONS }, async () => {
  while (attacking) {
    const answer = await fetch(`${stage.url}/api/safety/screen`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    await answer.arrayBuffer()
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  }
})
const busy = await health()
attacking = false
await Promise.all(attackers)
await stage.close()
console.log(`/api/health under attack: ${(busy / quiet).toFixed(1)} times the quiet p95 (${quiet.toFixed(1)} ms)`)
console.log(`answers to the attack: ${[...statuses].map(([status, count]) => `${status} ${count}`).join(', ')}`)

/** The CPU time and memory that something takes until it is ready. */
async function costOf<Started>(start: () => Promise<Started>) {
  const [cpu, rss] = [process.cpuUsage(), process.memoryUsage().rss]
  const started = await start()
  const { user, system } = process.cpuUsage(cpu)
  return { started, ms: (user + system) / 1_000, mb: (process.memoryUsage().rss - rss) / 1e6 }
}

const empty = await costOf(async () => {
  const thread = new Worker('setInterval(() => {}, 1e6)', { eval: true })
  await once(thread, 'online')
  return thread
})
await empty.started.terminate()
// The first start compiles, and keeps what it compiled.
await (await startScreener()).close()
const ready = await costOf(startScreener)
const screener = ready.started
console.log(
  `ready to screen: ${(ready.ms / empty.ms).toFixed(0)} times the CPU time of an empty thread (${ready.ms.toFixed(0)} ms), ${ready.mb.toFixed(0)} MB (${empty.mb.toFixed(0)} MB)`,
)
const before = process.memoryUsage().rss
const time = async (description: string, count: number) => {
  const start = performance.now()
  for (let i = 0; i < count; i += 1) await screener.assess({ description })
  return (performance.now() - start) / count
}
const short = await time('My shoulders are tight after work, and I sleep badly.', TEXTS)
const long = await time(text, 20)
console.log(`a text at its longest takes ${(long / short).toFixed(0)} times one of a sentence (${short.toFixed(2)} ms)`)
console.log(`memory after ${TEXTS} texts: ${((process.memoryUsage().rss - before) / 1e6).toFixed(0)} MB more`)
await screener.close()
