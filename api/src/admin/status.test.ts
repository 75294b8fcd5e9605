import { createServer } from 'node:net'
import { CONTRACT_VERSION } from '@soulsign/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testEnvironment } from '../../test/api.ts'
import { releaseShell } from '../../test/builds.ts'
import { createTestDatabase } from '../../test/database.ts'
import { createStripe } from '../billing/stripe.ts'
import { readConfig } from '../config.ts'
import { connectDatabase } from '../database/database.ts'
import { createAi } from '../generation/ai.ts'
import { createMailer } from '../mail/mailer.ts'
import { createLogger } from '../observability/log.ts'
import { startQueue } from '../queue/queue.ts'
import { createReleaseFiles } from '../releases/files.ts'
import { rest } from '../releases/moves.ts'
import { createStatus } from './status.ts'

let closeAll: () => Promise<unknown>
let partsStatus: ReturnType<typeof createStatus>

beforeAll(async () => {
  const ours = await createTestDatabase()
  // Accepts every connection and never responds.
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const config = readConfig(
    testEnvironment(ours.url, { SMTP_URL: `smtp://127.0.0.1:${port}`, OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' }),
  )
  await releaseShell(ours.url)
  for (const [name, base, contract = '^2.0.0'] of [
    ['journal', '/remotes/journal/1.0.0/'],
    ['account', 'http://127.0.0.1:9/account/'],
    ['dreams', '/remotes/dreams/1.0.0/'],
    ['night', '/remotes/night/1.0.0/', '^9.0.0'],
  ]) {
    await ours.owner.query(
      `insert into remote_releases (name, version, manifest, base, content_hash)
       values ($1, '1.0.0', $3, $2, sha256('x'))`,
      [name, base, { version: '1.0.0', entry: 'entry.js', contract }],
    )
    await ours.owner.query(`insert into remote_live (name, version) values ($1, '1.0.0')`, [name])
  }
  await rest({ databaseUrl: ours.url }, { name: 'dreams', resting: true, actor: 'operator', why: 'loses drafts' })
  const database = connectDatabase(ours.url, () => undefined)
  const queue = await startQueue(ours.url, createLogger('silent'))
  const mailer = createMailer(config.mail)
  const stripe = createStripe({ ...config, stripe: { ...config.stripe, standIn: 'http://127.0.0.1:9' } })
  partsStatus = createStatus({
    releaseFiles: createReleaseFiles({ dataDir: config.dataDir, database }),
    database,
    queue,
    mailer,
    ai: createAi(config),
    stripe,
  })
  closeAll = async () => {
    mailer.close()
    silent.close()
    await queue.stop({ graceful: false })
    await database.close()
    await ours.drop()
  }
})
afterAll(() => closeAll())

test('names each part that does not respond in time, and checks once for concurrent callers', async () => {
  const [status, same] = await Promise.all([partsStatus.read(), partsStatus.read()])
  expect(same).toBe(status)
  expect(status.ok).toBe(false)
  const away = 'It does not respond, or refuses the connection.'
  expect(status.checks.map(({ part, name, detail }) => [name ?? part, detail])).toEqual([
    ['database', null],
    ['queue', null],
    ['ai', away],
    ['stripe', away],
    ['mail', 'No response within 4 seconds.'],
    ['account', away],
    ['dreams', expect.stringMatching(/^operator switched it off at [\d-]+ [\d:]+ UTC: loses drafts$/)],
    ['journal', 'Version 1.0.0 is live, but its files are missing.'],
    [
      'night',
      `Version 1.0.0 is made for contract ^9.0.0; the live shell speaks ${CONTRACT_VERSION}. People see that it rests.`,
    ],
  ])
})
