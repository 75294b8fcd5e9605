import { createReadStream } from 'node:fs'
import { resolve } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { BackupError, deletedIn, restore } from '../api/src/database/backup.ts'
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
    const marks = (await Promise.all(later.map((one) => deletedIn(open(one))))).flat()
    await withDatabase(async (databaseUrl) => {
      // An error of the file ends the unzipped stream, which `restore` reads.
      const unzipped = pipeline(createReadStream(path), createGunzip(), () => undefined)
      const again = await restore(databaseUrl, unzipped, marks)
      if (again > 0) console.log(`Deleted again: ${again} accounts that were deleted after the backup.`)
    })
    console.log('Restored, with all releases and their files.')
  },
  (error) => error instanceof BackupError || isFileError(error),
)
