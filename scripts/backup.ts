import { createWriteStream } from 'node:fs'
import { resolve } from 'node:path'
import { createGzip } from 'node:zlib'
import { backUp } from '../api/src/database/backup.ts'
import { withDatabase } from './database.ts'
import { Advice, isFileError, runCommand } from './steps.ts'

// pnpm backup FILE: writes all data, also of a running product, to a compressed file.
await runCommand(async ([file]) => {
  if (!file) throw new Advice('pnpm backup FILE    for example soulsign-2026-11-22.sql.gz')
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  await withDatabase(async (databaseUrl) => {
    const zip = createGzip()
    // Never over an earlier backup, and only for its owner to read.
    const written = zip.pipe(createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    const closed = new Promise<void>((done, failed) => written.on('close', done).on('error', failed))
    await Promise.all([backUp(databaseUrl, zip), closed])
  })
  console.log(`Saved to ${path}. It holds what people wrote: keep it as safe as the database.`)
}, isFileError)
