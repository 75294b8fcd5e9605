import { resolve } from 'node:path'

// The helpers of the browser tests read their addresses from these variables when they are imported.
const env = process.env
env['E2E_SANDBOX_PORT'] ??= env['SANDBOX_PORT'] ?? '3900'
env['E2E_DATA_DIR'] ??= resolve(import.meta.dirname, '../..', env['DATA_DIR'] ?? '.data')

/** Where the running product answers. */
export const ADDRESS = env['PUBLIC_URL'] ?? `http://localhost:${env['PORT'] ?? 3000}`
/** An administrator's address. */
export const ADMINISTRATOR = env['ADMIN_EMAILS']?.split(',')[0]?.trim() || 'admin@example.test'
/** The folder of the shots. */
export const FOLDER = resolve(import.meta.dirname, '../..', env['SHOTS_DIR'] ?? 'screenshots')
