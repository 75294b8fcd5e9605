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
const RECORDS = [
  { entry: 'packages/remote-kit/src/index.ts', record: 'remote-kit', name: 'CONTRACT_VERSION', now: CONTRACT_VERSION },
  { entry: 'packages/remote-kit/src/router.ts', record: 'router', name: 'CONTRACT_VERSION', now: CONTRACT_VERSION },
  { entry: 'packages/contracts/src/index.ts', record: 'contracts', name: 'API_VERSION', now: API_VERSION },
] as const

const FIRST_LINE = /^Released as (\S+) (\S+)\.\n\n/

await runCommand(async ([write]) => {
  const surfaces = await reportSurfaces(RECORDS.map(({ entry }) => entry))
  for (const [index, { entry, record, name, now }] of RECORDS.entries()) {
    const file = join(ROOT, 'scripts/surface/released', `${record}.api.md`)
    const surface = surfaces[index] ?? ''
    const recorded = await readFile(file, 'utf8').catch(() => undefined)
    if (recorded) {
      const released = FIRST_LINE.exec(recorded)?.[2] ?? '0.0.0'
      const change = changeOf(recorded, surface)
      const lowest = versionAfter(released, change)
      if (compareVersions(now, lowest) < 0) {
        console.error(
          `What ${entry} exports has changed since ${name} ${released} (a ${change} change). Raise ${name} in ` +
            `packages/contracts/src/contract.ts to ${lowest}${change === 'major' ? ', and the ranges in the descriptions of the remotes' : ''}.`,
        )
        process.exitCode = 1
        continue
      }
    }
    if (write !== '--write') continue
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `Released as ${name} ${now}.\n\n${surface}`)
  }
})
