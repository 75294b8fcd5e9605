import { relative } from 'node:path'
import { ReleaseError } from '../api/src/releases/refusal.ts'
import { createRemote } from './scaffold.ts'
import { Advice, ROOT, run, runCommand } from './steps.ts'

// `pnpm create-remote dream-diary`: a working remote with a public page, a page for signed-in people, and tests.
async function main(): Promise<void> {
  const [name, ...more] = process.argv.slice(2)
  if (!name || more.length > 0) throw new Advice('pnpm create-remote <name>, such as: pnpm create-remote dream-diary')
  const files = await createRemote(name)
  for (const file of files) console.log(`  wrote ${relative(ROOT, file)}`)
  // A long name can make lines too long, so Biome formats the files.
  await run('biome', ['check', '--write', '--log-level=error', ...files])
  await run('pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline'])
  console.log(`
Try it at http://localhost:4001/${name}:
  pnpm dev mfe-${name}
Run its unit test:
  pnpm vitest run mfe-${name}
Run its browser test:
  pnpm turbo run build && pnpm --filter e2e test ${name}
See its story:
  pnpm --filter @soulsign/ui storybook
Publish it to a running product:
  pnpm turbo run build --filter=./mfe-${name} && pnpm release mfe-${name}`)
}

await runCommand(main, (error) => error instanceof ReleaseError)
