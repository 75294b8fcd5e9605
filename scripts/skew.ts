import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { remoteFolders } from './remotes.ts'
import { bringLastRelease } from './skew/last-release.ts'
import { type Product, startProduct } from './skew/product.ts'
import { ROOT, run, runCommand, step } from './steps.ts'

/**
 * `pnpm skew [commit]`: releases of different ages meet. Parts of the last release run with today's others, both ways,
 * while a person and an administrator go through the product in a browser. Nothing may fail, and no page may report
 * anything.
 */
const PORT = Number(process.env.E2E_PORT ?? 3300)
const SANDBOX_PORT = Number(process.env.E2E_SANDBOX_PORT ?? 3390)

/** One for each meeting, because an address gets only one mail a minute. */
const adminOf = (meeting: number) => `admin-${meeting}@example.test`

const foldersOf = (checkout: string, parts: readonly string[]) => parts.map((part) => join(checkout, part))

/** The live version of each part, as pages name them. */
async function liveVersions(url: string): Promise<Record<string, string>> {
  const page = await (await fetch(`${url}/about`)).text()
  const shell = /\/remotes\/shell\/([^/"]+)\//.exec(page)?.[1] ?? ''
  const { remotes } = (await (await fetch(`${url}/api/registry`)).json()) as {
    remotes: { name: string; version: string }[]
  }
  return Object.fromEntries([['shell', shell], ...remotes.map(({ name, version }) => [name, version] as const)])
}

/** Waits until pages no longer name what they named. */
async function untilServed(url: string, before: Record<string, string>): Promise<void> {
  for (let waited = 0; waited < 20; waited++) {
    if (JSON.stringify(await liveVersions(url)) !== JSON.stringify(before)) return
    await delay(250)
  }
  console.log('    the same files as before: nothing there has changed since')
}

await runCommand(async ([given]) => {
  const last = await bringLastRelease(given)
  const remotes = remoteFolders()
  const results: [string, boolean][] = []
  const ports = { port: PORT, sandboxPort: SANDBOX_PORT, more: { ADMIN_EMAILS: [0, 1, 2, 3].map(adminOf).join() } }

  const meet = (what: string, product: Product, folders: readonly string[]) =>
    step(what, async () => {
      const before = await liveVersions(product.url)
      for (const refusal of await product.release(folders)) console.log(`    refused, as it has to be: ${refusal}`)
      await untilServed(product.url, before)
      const live = Object.entries(await liveVersions(product.url))
      console.log(`    live: ${live.map(([name, version]) => `${name} ${version}`).join(', ')}`)
      const journey = run('pnpm', ['exec', 'playwright', 'test', '--config', 'skew.config.ts'], {
        cwd: join(ROOT, 'e2e'),
        env: {
          E2E_PORT: String(PORT),
          E2E_SANDBOX_PORT: String(SANDBOX_PORT),
          SKEW_MEETING: String(results.length),
          SKEW_ADMIN: adminOf(results.length),
        },
      })
      results.push([
        what,
        await journey.then(
          () => true,
          () => false,
        ),
      ])
    })

  const today = await step('Starting the API of today', () => startProduct(ROOT, ports))
  try {
    await meet('Remotes of the last release, shell and API of today', today, foldersOf(last.folder, remotes))
    await meet(
      'Shell and remotes of the last release, API of today',
      today,
      foldersOf(last.folder, ['shell', ...remotes]),
    )
    await meet('Shell of the last release, remotes and API of today', today, foldersOf(ROOT, remotes))
  } finally {
    await today.stop()
  }
  const before = await step('Starting the API of the last release', () => startProduct(last.folder, ports))
  try {
    await meet('API of the last release, shell and remotes of today', before, foldersOf(ROOT, ['shell', ...remotes]))
  } finally {
    await before.stop()
  }
  console.log(`\nThe last release is ${last.name}`)
  for (const [what, passed] of results) console.log(`  ${passed ? 'works ' : 'FAILED'}  ${what}`)
  if (results.some(([, passed]) => !passed)) process.exitCode = 1
})
