import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { LoaderContext } from '@rspack/core'
import { writeOnce } from './write-once.ts'

const run = promisify(execFile)
/** Enough for every value that a page should carry. */
const MAX_BYTES = 10_000_000

/**
 * Replaces a module `*.computed.ts` by the values of its exports, which have to be JSON: what makes them stays out of the
 * page. A process of its own reads the module, so that a development server sees each change.
 */
export default function computed(this: LoaderContext): void {
  const done = this.async()
  this.addContextDependency(dirname(dirname(this.resourcePath)))
  const script = `console.log(JSON.stringify(await import(${JSON.stringify(pathToFileURL(this.resourcePath).href)})))`
  run(process.execPath, ['--input-type=module', '--eval', script], { maxBuffer: MAX_BYTES }).then(
    ({ stdout }) => done(null, writeOnce(JSON.parse(stdout) as Record<string, unknown>)),
    (error: Error) => done(error),
  )
}
