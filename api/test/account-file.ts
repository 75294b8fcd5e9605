import { text } from 'node:stream/consumers'
import { AccountExport } from '@soulsign/contracts'
import { expect } from 'vitest'
import { fromBuffer } from 'yauzl'
import { call } from './api.ts'
import { type PeopleApi, signIn } from './people.ts'

export type Person = Awaited<ReturnType<typeof signIn>>
export const bearer = ({ session }: Person) => ({ authorization: `Bearer ${session.access_token}` })

/** An entry in words that a file must neither lose nor run. */
export const WORDS = 'My shoulder "aches" <script>alert(1)</script> & more, é 🌿\nsecond line'

/** The files of a ZIP, by name. */
async function unzip(bytes: Buffer): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  const zip = await new Promise<import('yauzl').ZipFile>((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened))),
  )
  await new Promise<void>((resolve, reject) => {
    zip.on('error', reject).on('end', resolve)
    zip.on('entry', (entry) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error) return reject(error)
        text(stream).then((content) => {
          files[entry.fileName] = content
          zip.readEntry()
        }, reject)
      }),
    )
    zip.readEntry()
  })
  return files
}

/** People with something to export, and their exports. */
export function accountFilesOf(api: () => PeopleApi) {
  const as = (person: Person, method: string, path: string, body?: unknown) =>
    call(api().url, method, path, { headers: bearer(person), ...(body !== undefined && { body }) })

  async function exportOf(person: Person) {
    const response = await fetch(`${api().url}/api/account/export`, { headers: bearer(person) })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-[\d-]{10}\.zip"$/)
    const files = await unzip(Buffer.from(await response.arrayBuffer()))
    return { files, data: AccountExport.parse(JSON.parse(files['data.json'] ?? '')) }
  }

  /** A person with an entry of each kind, a profile, and an entry that a member of staff has read. */
  async function fill(email: string) {
    const person = await signIn(api(), email)
    const write = async (description: string, more: object = {}) =>
      String((await as(person, 'POST', '/api/symptoms', { symptom_type: 'physical', description, ...more })).body.id)
    const advanced_info = { knownConditions: 'Asthma since 1999', weight: 61 }
    const entry = await write(WORDS, { duration: 'weeks', advanced_info })
    const insight = await as(person, 'POST', '/api/functions/generate-diagnosis', { symptom_id: entry })
    await api().database.query(
      `insert into healing_plans (user_id, diagnosis_id, title, description, recommendations, affirmations,
         meditation_practices, energy_healing)
       values ($1, $2, 'A plan', 'For you', $3, '[]', '[]', '[]')`,
      [
        person.userId,
        insight.body.diagnosis_id,
        JSON.stringify([{ title: 'Walk', how: 'Slowly', duration: '10 minutes', frequency: 'each day' }]),
      ],
    )
    await write('I want to kill myself tonight')
    await write('Only written down')
    await as(person, 'PUT', '/api/profile', { known_conditions: 'Asthma', date_of_birth: '1980-02-29' })
    return { person, entry }
  }
  return { as, exportOf, fill }
}
