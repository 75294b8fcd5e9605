import { readdirSync } from 'node:fs'

const NAMES = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))

const [name] = process.argv.slice(2)
if (!name || !NAMES.includes(name)) {
  console.error(`pnpm bench <name>, one of: ${NAMES.join(', ')}`)
  process.exit(1)
}
await import(`./${name}.bench.ts`)
