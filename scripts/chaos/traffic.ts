import { hasProxies, startProxies } from '../../api/test/proxies.ts'
import { type Loads, loadPages } from './loads.ts'
import type { Stack } from './stack.ts'

/** Where people come in. */
interface Door {
  name: string
  url: string
}

/** Opens the proxies of deploy/proxies before the nodes, on ports after `port`, or the stack's own where they are not installed. */
export async function openDoors(
  { nodes, url }: Stack,
  port: number,
): Promise<{ doors: readonly [Door, ...Door[]]; close(): Promise<void> }> {
  const own = { name: 'a balancer', url }
  if (!hasProxies()) return { doors: [own], close: async () => undefined }
  const { proxies, stop } = await startProxies(nodes, { nginx: port + 4, haproxy: port + 5 })
  const [first = own, ...more] = proxies
  return { doors: [first, ...more], close: stop }
}

const PATHS = ['/', '/symptom-entry', '/about', '/journal']

/** Loads pages through each door until `signal` aborts. */
export const loadThrough = (doors: readonly Door[], signal: AbortSignal) =>
  Promise.all(doors.map(async ({ name, url }) => ({ name, loads: await loadPages(url, PATHS, signal) })))

/** Prints what the loads came to. @returns whether none failed */
export function tellLoads(all: readonly { name: string; loads: Loads }[]): boolean {
  for (const { name, loads } of all) {
    process.stdout.write(`  ${name}: ${loads.pages} pages, ${loads.files} files, ${loads.failed} failed\n`)
    for (const failure of loads.failures) process.stdout.write(`    ${failure}\n`)
  }
  return all.every(({ loads }) => loads.failed === 0)
}
