import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const SEED = fileURLToPath(new URL('../../bench/seed.ts', import.meta.url))

/** Fills an account, like `pnpm seed`. */
export async function seed(email: string, entries: number): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] }
  await promisify(execFile)(process.execPath, [SEED, '--email', email, '--entries', String(entries)], { env })
}
