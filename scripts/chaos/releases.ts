import { join } from 'node:path'
import { release } from '../../api/src/releases/publish.ts'
import { ROOT, step } from '../steps.ts'
import { startStack } from './stack.ts'
import { loadThrough, openDoors, tellLoads } from './traffic.ts'
import { copyBuild } from './variant.ts'

/**
 * Releases the journal many times, while its pages and all their files are loaded through both proxies.
 * @returns whether no load failed
 */
export async function playReleases(port: number, count: number): Promise<boolean> {
  const stack = await startStack(port)
  try {
    const { doors, close } = await openDoors(stack, port)
    const variants = await copyBuild(join(ROOT, 'mfe-journal/dist'))
    const stopping = new AbortController()
    const loading = loadThrough(doors, stopping.signal)
    try {
      await step(`Releasing the journal ${count} times`, async () => {
        for (let number = 1; number <= count; number++) {
          await variants.become(number)
          await release({ databaseUrl: stack.databaseUrl }, { folder: variants.folder, actor: 'pnpm chaos' })
        }
      })
      stopping.abort()
      return tellLoads(await loading)
    } finally {
      stopping.abort()
      await loading
      await variants.remove()
      await close()
    }
  } finally {
    await stack.stop()
  }
}
