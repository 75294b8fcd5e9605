import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { readConfig } from '../api/src/config.ts'
import { BackupError, restore } from '../api/src/database/backup.ts'
import { tombstonesIn } from '../api/src/database/tombstones.ts'
import { createMarks } from '../api/src/secrets/marks.ts'
import { withDatabase } from './database.ts'
import { Advice, isFileError, runCommand } from './steps.ts'

/** A file as text; its errors end the stream. */
function open(file: string): Readable {
  const stream = createReadStream(resolve(process.env.INIT_CWD ?? '.', file))
  return file.endsWith('.gz') ? pipeline(stream, createGunzip(), () => undefined) : stream
}

// pnpm restore FILE [--deleted-in FILE ...]: fills the empty database at DATABASE_URL, or the embedded one, from a backup.
await runCommand(
  async ([file, option, ...later]) => {
    if (!file || (option !== undefined && (option !== '--deleted-in' || later.length === 0)))
      throw new Advice(
        'pnpm restore FILE [--deleted-in FILE ...]    a file that pnpm backup wrote; logs or newer backups, to delete again who is deleted in them',
      )
    const path = resolve(process.env.INIT_CWD ?? '.', file)
    const deleted = (await Promise.all(later.map((one) => tombstonesIn(open(one))))).flat()
    const { secretsKeys } = readConfig({ SECRETS_KEY: process.env.SECRETS_KEY, DATABASE_URL: 'postgres://unused' })
    await withDatabase(async (databaseUrl) => {
      // An error of the file ends the unzipped stream, which `restore` reads.
      const unzipped = pipeline(createReadStream(path), createGunzip(), () => undefined)
      const { accounts, entries } = await restore(databaseUrl, unzipped, createMarks(secretsKeys), deleted)
      if (accounts + entries > 0)
        console.log(`Deleted again, as after the backup: ${accounts} accounts, ${entries} entries.`)
    })
    console.log('Restored, with all releases and their files.')
  },
  (error) => error instanceof BackupError || isFileError(error),
)
