import { parseArgs } from 'node:util'
import pg from 'pg'
import { withDatabase } from '../scripts/database.ts'
import { fill } from './seed/fill.ts'
import { nameOf } from './seed/names.ts'

const USAGE = `pnpm seed --email person@example.test [--entries 50] [--people 0]
  adds entries to the account with that address, and as many again, spread over that many other people`

const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    entries: { type: 'string', default: '50' },
    people: { type: 'string', default: '0' },
  },
})
const entries = Number(values.entries)
const others = Number(values.people)
if (!values.email || !Number.isSafeInteger(entries) || !Number.isSafeInteger(others) || entries < 0 || others < 0) {
  console.error(USAGE)
  process.exit(1)
}
const people = [
  { email: values.email, entries },
  ...Array.from({ length: others }, (_, index) => ({
    email: `person-${index + 1}@example.test`,
    name: nameOf(index),
    entries: Math.ceil(entries / others),
  })),
]
await withDatabase(async (databaseUrl) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await fill(client, people)
  } finally {
    await client.end()
  }
})
console.log(`Added ${entries} entries to ${values.email}, and as many in total to ${others} other people.`)
