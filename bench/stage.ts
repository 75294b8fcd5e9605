import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startSandbox } from '@soulsign/sandbox'
import { startPostgres } from '@soulsign/sandbox/postgres'
import pg from 'pg'
import { readConfig } from '../api/src/config.ts'
import { startServer } from '../api/src/server.ts'

/** A product of its own for a benchmark: database, sandbox and API, gone afterwards. */
export async function openStage() {
  const dataDir = await mkdtemp(join(tmpdir(), 'soulsign-bench-'))
  const postgres = await startPostgres({ dataDir })
  const sandbox = await startSandbox({ port: 0 })
  const server = await startServer(
    readConfig({
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      LOG_LEVEL: 'silent',
      SMTP_URL: sandbox.smtpUrl,
      GOOGLE_ISSUER: `${sandbox.url}/google`,
      OPENAI_BASE_URL: `${sandbox.url}/openai/v1`,
    }),
  )
  const owner = new pg.Client({ connectionString: postgres.url })
  await owner.connect()
  return {
    url: server.url,
    databaseUrl: postgres.url,
    owner,
    /** Signs a person in by the mailed link. */
    signIn: (email: string) => signIn(server.url, sandbox.url, email),
    async close() {
      await owner.end()
      await server.close()
      await sandbox.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

async function signIn(url: string, sandboxUrl: string, email: string): Promise<{ token: string; userId: string }> {
  await post(`${url}/api/auth/v1/otp`, { email, create_user: true })
  for (;;) {
    const mails = await fetch(`${sandboxUrl}/mail/messages?to=${email}`)
    const [mail] = (await mails.json()) as { links: string[] }[]
    const link = mail?.links.find((href) => href.includes('token_hash'))
    if (!link) {
      await pause(50)
      continue
    }
    const token_hash = new URL(link).searchParams.get('token_hash')
    const answer = await post(`${url}/api/auth/v1/verify`, { token_hash, type: 'email' })
    const { access_token, user } = (await answer.json()) as { access_token: string; user: { id: string } }
    return { token: access_token, userId: user.id }
  }
}
