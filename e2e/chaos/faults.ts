import { setTimeout as delay } from 'node:timers/promises'
import type { Stack } from '../../scripts/chaos/stack.ts'

/** How long a fault lasts that does not end by itself. */
const HOLD_MS = 10_000
const PROXY_AWAY_MS = 3_000

/** What goes wrong, and how it is mended. */
export interface Fault {
  name: string
  /** Resolves once it is over. */
  play(stack: Stack): Promise<void>
}

/** Switches the sandbox, and back after a while. */
const provider = (name: string, broken: object): Fault => ({
  name,
  async play({ sandboxUrl }) {
    const behaviour = `${sandboxUrl}/behaviour`
    await fetch(behaviour, { method: 'POST', body: JSON.stringify(broken) })
    await delay(HOLD_MS)
    await fetch(behaviour, { method: 'DELETE' })
  },
})

export const FAULTS: readonly Fault[] = [
  {
    name: 'The database is killed',
    play: async ({ killDatabase }) => killDatabase(),
  },
  provider('The AI fails', { ai: { failNext: 1_000_000 } }),
  provider('The mail server refuses', { mail: { refuse: true } }),
  provider('Stripe fails', { stripe: { failNext: 1_000_000 } }),
  {
    name: 'The files of the journal are gone',
    async play({ proxy }) {
      proxy.refused = /^\/remotes\/journal\//
      await delay(HOLD_MS)
      proxy.refused = undefined
    },
  },
  {
    name: 'A node is killed',
    async play({ killNode, restartNode }) {
      killNode()
      await delay(HOLD_MS)
      await restartNode()
    },
  },
  {
    name: 'The proxy restarts',
    async play({ proxy }) {
      proxy.close()
      await delay(PROXY_AWAY_MS)
      await proxy.open()
    },
  },
]
