import { parseArgs } from 'node:util'

// `pnpm chaos [word ...]`: plays faults, or only those that have a word in their name.
// `pnpm chaos --minutes <n>`: an update under traffic, for so long. `pnpm chaos --releases <n>`: so many releases.
const PORT = Number(process.env['E2E_PORT'] ?? 3300)
// The helpers of the browser tests read it when they are imported.
process.env['E2E_SANDBOX_PORT'] = String(PORT + 1)
const [{ playFaults }, { playUpdate }, { playReleases }] = await Promise.all([
  import('./game.ts'),
  import('./update.ts'),
  import('../../scripts/chaos/releases.ts'),
])

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, releases: { type: 'string' } },
})

/** A whole number from 1. */
function count(option: string, given: string): number {
  if (/^[1-9]\d{0,4}$/.test(given)) return Number(given)
  throw new Error(`${option} ${given} is no number. Use a whole one from 1, such as ${option} 10.`)
}

const held = values.minutes
  ? await playUpdate(PORT, count('--minutes', values.minutes))
  : values.releases
    ? await playReleases(PORT, count('--releases', values.releases))
    : await playFaults(PORT, positionals)
if (!held) process.exitCode = 1
