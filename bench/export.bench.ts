import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fill } from './seed/fill.ts'
import { openStage } from './stage.ts'

/** Entries of the two accounts that are exported. */
const FEW = 5_000
const MANY = 50_000

const stage = await openStage()
try {
  const node = await stage.startProcess()
  const few = await stage.signIn('few@example.test')
  const many = await stage.signIn('many@example.test')
  await fill(stage.owner, [
    { email: 'few@example.test', entries: FEW },
    { email: 'many@example.test', entries: MANY },
  ])
  for (const [entries, { token }] of [
    [FEW, few],
    [MANY, many],
  ] as const) {
    const start = performance.now()
    let bytes = 0
    const growth = await node.growthDuring(async () => {
      const response = await fetch(`${node.url}/api/account/export`, { headers: { authorization: `Bearer ${token}` } })
      if (!response.ok || !response.body) throw new Error(`The export answered ${response.status}`)
      const count = new Writable({
        write(chunk: Uint8Array, _, done) {
          bytes += chunk.byteLength
          done()
        },
      })
      await pipeline(response.body, count)
    })
    const seconds = (performance.now() - start) / 1_000
    console.log(
      `${entries.toLocaleString('en').padStart(7)} entries: ${seconds.toFixed(1)} s, ${(bytes / 2 ** 20).toFixed(0)} MiB, memory grew by ${(growth / 2 ** 20).toFixed(0)} MiB`,
    )
  }
  await node.close()
} finally {
  await stage.close()
}
