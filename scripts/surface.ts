import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compareVersions } from 'compare-versions'
import { API_VERSION, CONTRACT_VERSION } from '../packages/contracts/src/contract.ts'
import { ROOT, runCommand } from './steps.ts'
import { changeOf, versionAfter } from './surface/change.ts'
import { reportSurfaces } from './surface/report.ts'

/**
 * `pnpm surface`: compares what remote-kit and contracts export with the record of the last release, and fails unless
 * CONTRACT_VERSION and API_VERSION fit the change. `--write`, part of a release, records today's surface.
 */
const NUMBERS = { CONTRACT_VERSION, API_VERSION }
const RECORDS: readonly { entry: string; record: string; numbers: readonly (keyof typeof NUMBERS)[] }[] = [
  { entry: 'packages/remote-kit/src/index.ts', record: 'remote-kit', numbers: ['CONTRACT_VERSION'] },
  { entry: 'packages/remote-kit/src/router.ts', record: 'router', numbers: ['CONTRACT_VERSION'] },
  // A remote calls the API through the shell, which knows the calls of its own age.
  { entry: 'packages/contracts/src/index.ts', record: 'contracts', numbers: ['API_VERSION', 'CONTRACT_VERSION'] },
]

/** The first line of a record: the numbers that it was released with. */
const released = (record: string, number: string) =>
  new RegExp(`^Released .*\\b${number} (\\S+)\\b`).exec(record)?.[1] ?? '0.0.0'

await runCommand(async ([write]) => {
  const surfaces = await reportSurfaces(RECORDS.map(({ entry }) => entry))
  for (const [index, { entry, record, numbers }] of RECORDS.entries()) {
    const file = join(ROOT, 'scripts/surface/released', `${record}.api.md`)
    const surface = surfaces[index] ?? ''
    const recorded = await readFile(file, 'utf8').catch(() => undefined)
    const low = numbers.filter((number) => recorded && isTooLow(number, recorded, surface, entry))
    if (low.length > 0) process.exitCode = 1
    else if (write === '--write') {
      await mkdir(dirname(file), { recursive: true })
      const line = numbers.map((number) => `${number} ${NUMBERS[number]}`).join(', ')
      await writeFile(file, `Released with ${line}.\n\n${surface}`)
    }
  }
})

/** Says so if a number does not fit what has changed since the release. */
function isTooLow(number: keyof typeof NUMBERS, recorded: string, surface: string, entry: string): boolean {
  const before = released(recorded, number)
  const change = changeOf(recorded, surface)
  const lowest = versionAfter(before, change)
  if (compareVersions(NUMBERS[number], lowest) >= 0) return false
  const ranges = change === 'major' ? ', and the ranges in the descriptions of the remotes' : ''
  console.error(
    `What ${entry} exports has changed since ${number} ${before} (a ${change} change). Raise ${number} in ` +
      `packages/contracts/src/contract.ts to ${lowest}${ranges}.`,
  )
  return true
}
