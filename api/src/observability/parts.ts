import { Gauge } from 'prom-client'
import type { Deps } from '../deps.ts'
import { VERSION } from './version.ts'

/** Adds gauges that are read from the parts themselves whenever the metrics are asked for. */
export function measureParts({
  metrics,
  database,
  queue,
  site,
}: Pick<Deps, 'metrics' | 'database' | 'queue' | 'site'>) {
  const registers = [metrics.registry]
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state: used, idle; waiting: callers without one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.load())) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs by queue and state: ready, active, failed',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      // While the database is away, the last figures stand.
      for (const { name, readyCount, activeCount, failedCount } of await queue.getQueues().catch(() => [])) {
        this.set({ queue: name, state: 'ready' }, readyCount)
        this.set({ queue: name, state: 'active' }, activeCount)
        this.set({ queue: name, state: 'failed' }, failedCount)
      }
    },
  })
  new Gauge({
    name: 'live_release',
    help: 'The version of each remote that this node serves; always 1',
    labelNames: ['remote', 'version'],
    registers,
    async collect() {
      this.reset()
      const { registry } = await site.read()
      for (const { name, version } of registry.remotes) this.set({ remote: name, version }, 1)
    },
  })
  new Gauge({
    name: 'soulsign_build',
    help: 'The version of this process; always 1',
    labelNames: ['version'],
    registers,
  }).set({ version: VERSION }, 1)
}
