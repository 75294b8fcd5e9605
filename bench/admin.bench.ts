import { fillInBulk } from './seed/bulk.ts'
import { openStage } from './stage.ts'

const FEW_ROWS = 1_000
const MANY_ROWS = 1_000_000
const PEOPLE = { few: 100, many: 100_000 }
const SAMPLES = 200
const WARM_UP = 20
const ADMIN = 'admin@example.test'
const MB = 1024 * 1024

// Both run side by side, so that other load on the machine affects both.
const few = await openStage()
const many = await openStage()

interface Admin {
  url: string
  token: string
}

const get = ({ url, token }: Admin, path: string) =>
  fetch(`${url}/api/admin/${path}`, { headers: { authorization: `Bearer ${token}` } })

/** Opens titles and previews. Without that, a search finds addresses only. */
async function openDiagnoses({ url, token }: Admin): Promise<string> {
  const response = await fetch(`${url}/api/admin/diagnoses/openings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'To measure it' }),
  })
  if (response.status !== 201) throw new Error(`The list did not open: ${response.status}`)
  return ((await response.json()) as { id: string }).id
}

async function timed(admin: Admin, path: string): Promise<number> {
  const start = performance.now()
  const response = await get(admin, path)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return performance.now() - start
}

/** Other load on the machine disturbs the faster half least. */
const lowerQuartile = (times: number[]) => times.sort((x, y) => x - y)[Math.floor(times.length / 4)] ?? Number.NaN

/** Alternates requests on few and on many rows. Returns their times in milliseconds. */
async function compare(admins: { few: Admin; many: Admin }, path: string, manyPath = path): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let sample = -WARM_UP; sample < SAMPLES; sample += 1) {
    const pair = [await timed(admins.few, path), await timed(admins.many, manyPath)] as const
    if (sample < 0) continue
    times[0].push(pair[0])
    times[1].push(pair[1])
  }
  return [lowerQuartile(times[0]), lowerQuartile(times[1])]
}

/** Cursor of a page far down a list. */
async function deepCursor(admin: Admin, pages: number): Promise<string> {
  let cursor = ''
  for (let page = 0; page < pages; page += 1) {
    const response = await get(admin, `diagnoses?limit=50${cursor && `&cursor=${cursor}`}`)
    cursor = ((await response.json()) as { nextCursor: string | null }).nextCursor ?? cursor
  }
  return cursor
}

/** Reads a whole file without keeping it in memory. */
async function exportDiagnoses({ url, token }: Admin) {
  let rows = -1
  let bytes = 0
  const start = performance.now()
  const response = await fetch(`${url}/api/admin/exports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ list: 'diagnoses', reason: 'To measure it' }),
  })
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    for (let at = chunk.indexOf(13); at >= 0; at = chunk.indexOf(13, at + 1)) rows += 1
  }
  return { rows, bytes, seconds: (performance.now() - start) / 1_000 }
}

const ms = (value: number) => `${value.toFixed(1)} ms`
const print = (name: string, value: string, bound: string, detail: string) =>
  console.log(`${name.padEnd(58)}${value.padStart(8)}   ${bound.padEnd(16)}${detail}`)
const ratio = (name: string, [from, to]: [number, number], bound = '') =>
  print(name, (to / from).toFixed(2), bound, `${ms(from)} → ${ms(to)}`)

try {
  console.log(`Filling up to ${MANY_ROWS.toLocaleString('en')} diagnoses ...`)
  const admins = {
    few: { url: few.url, token: (await few.signIn(ADMIN)).token },
    many: { url: many.url, token: (await many.signIn(ADMIN)).token },
  }
  await fillInBulk(few.owner, { people: PEOPLE.few, diagnoses: FEW_ROWS })
  await fillInBulk(many.owner, { people: PEOPLE.many, diagnoses: MANY_ROWS })

  console.log('\nratio, 1,000,000 diagnoses to 1,000                          value   bound')
  ratio('first page', await compare(admins, 'diagnoses'), 'at most 1.3')
  const deep = await Promise.all([deepCursor(admins.few, 10), deepCursor(admins.many, 200)])
  ratio(
    'page 200 to page 10',
    await compare(admins, `diagnoses?cursor=${deep[0]}`, `diagnoses?cursor=${deep[1]}`),
    'at most 1.3',
  )
  ratio('one type', await compare(admins, 'diagnoses?type=mental'), 'at most 1.3')
  const openings = [await openDiagnoses(admins.few), await openDiagnoses(admins.many)] as const
  const search = (text: string) => {
    const [inFew, inMany] = openings.map((opening) => `diagnoses?opening=${opening}&search=${text}`)
    return compare(admins, inFew ?? '', inMany)
  }
  ratio('search that finds very many', await search('headache'), 'at most 1.3')
  ratio('search that finds some', await search('butterflies'))
  ratio('search for one person', await search('person-42@'))
  ratio('search that finds nothing', await search('zzzzzz'), 'at most 1.3')
  ratio('search of the sidebar', await compare(admins, 'search?q=knee'))
  ratio('users by name', await compare(admins, 'users?sort=name&direction=asc'))
  ratio('users by tier', await compare(admins, 'users?sort=tier'))
  ratio('figures of the dashboard', await compare(admins, 'stats'))

  const api = await many.startProcess()
  try {
    const exporter = { url: api.url, token: admins.many.token }
    await timed(exporter, 'diagnoses')
    print('figures of the dashboard, counted again', '', '', ms(await timed(exporter, 'stats')))
    let file = { rows: 0, bytes: 0, seconds: 0 }
    const growth = await api.growthDuring(async () => {
      file = await exportDiagnoses(exporter)
    })
    print(
      `export of ${file.rows.toLocaleString('en')} rows, growth of the API’s process`,
      `${Math.round(growth / MB)} MB`,
      'below 150 MB',
      `${Math.round(file.bytes / MB)} MB in ${Math.round(file.seconds)} s`,
    )
  } finally {
    await api.close()
  }
} finally {
  await few.close()
  await many.close()
}
