import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BackupError, restore } from '../api/src/database/backup.ts'
import { withDatabase } from './database.ts'
import { Advice, isFileError, runCommand } from './steps.ts'

// pnpm restore FILE: fills the empty database at DATABASE_URL, or the embedded one, from a backup.
await runCommand(
  async ([file]) => {
    if (!file) throw new Advice('pnpm restore FILE    a file that pnpm backup wrote')
    const path = resolve(process.env.INIT_CWD ?? '.', file)
    await withDatabase(async (databaseUrl) => {
      // An error of the file ends the unzipped stream, which `restore` reads.
      const unzipped = pipeline(createReadStream(path), createGunzip(), () => undefined)
      await restore(databaseUrl, unzipped)
    })
    console.log('Restored, with all releases and their files.')
  },
  (error) => error instanceof BackupError || isFileError(error),
)
