import { type Sandbox, startSandbox } from '@soulsign/sandbox'
import { createTestDatabase, type TestDatabase } from './database.ts'

/** A database and the stand-ins, for a file that starts servers or processes of its own on them. */
export interface Stage {
  database: TestDatabase
  sandbox: Sandbox
  /** Leads a server to the AI's stand-in, without a limit that its tests would reach. */
  environment: { OPENAI_BASE_URL: string; GUEST_LIMIT: string }
  /** Call it when the servers have ended. */
  close(): Promise<void>
}

export async function openStage(): Promise<Stage> {
  const database = await createTestDatabase()
  const sandbox = await startSandbox({ port: 0 })
  return {
    database,
    sandbox,
    environment: { OPENAI_BASE_URL: `${sandbox.url}/openai/v1`, GUEST_LIMIT: '1000' },
    async close() {
      await sandbox.close()
      await database.drop()
    },
  }
}
