import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { agree, call, enter } from './api.ts'
import { type PeopleApi, startPeopleApi } from './people.ts'
import { frameTokenFor, releaseWidget } from './widget.ts'

/** The site that every partner lists. */
export const HOST = 'https://shop.example'

/** An API that serves frames, and tells visitors apart by the address that a proxy names. */
export async function startPartnersApi(): Promise<PeopleApi> {
  const dataDir = await mkdtemp(join(tmpdir(), 'soulsign-data-'))
  const api = await startPeopleApi({ DATA_DIR: dataDir, GUEST_LIMIT: '7', TRUSTED_PROXIES: '127.0.0.1' })
  await releaseWidget(api.databaseUrl)
  return {
    ...api,
    async close() {
      await api.close()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** What frames on partners' pages do. */
export function framesOf(api: () => PeopleApi) {
  const newPartner = (key: string, ceiling = 100) =>
    api().database.query(
      `insert into partners (name, publishable_key, origins, theme, daily_ceiling) values ($1, $1, $2, '{}', $3)`,
      [key, [HOST], ceiling],
    )
  const openFrame = (key: string) => frameTokenFor(api().url, key, HOST)
  const from = (frame: string, address = '203.0.113.7') => ({ 'x-frame-token': frame, 'x-forwarded-for': address })
  const track = (frame: string, address?: string, guest?: string, body?: object) =>
    call(api().url, 'POST', '/api/functions/track-anonymous-diagnosis', {
      headers: from(frame, address),
      ...(guest && { guest }),
      ...(body && { body }),
    })
  const generate = (frame: string, guest: string, symptomId: string) =>
    call(api().url, 'POST', '/api/functions/generate-diagnosis', {
      guest,
      headers: from(frame),
      body: { symptom_id: symptomId },
    })
  /** Stores an entry of a guest, who agrees to everything. */
  async function store(guest: string, description: string): Promise<string> {
    await agree(api().url, guest)
    return enter(api().url, guest, description)
  }
  /** A visitor's whole way to an insight. */
  async function visit(frame: string, description = 'My shoulders are tight', address?: string) {
    const guest = String((await track(frame, address)).body.guestToken)
    return { guest, answer: await generate(frame, guest, await store(guest, description)) }
  }
  const usage = async (key: string) =>
    (
      await api().database.query(
        `select views, starts, completed, limits, signups from partner_usage u join partners p on p.id = u.partner_id
         where publishable_key = $1`,
        [key],
      )
    ).rows[0]
  return { newPartner, openFrame, from, track, generate, store, visit, usage }
}
