import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ProblemError } from '../http/problem.ts'

/** Reads the shell's built index.html, and again after a new build. */
export function createTemplate(shellDist: string): () => Promise<string> {
  const path = join(shellDist, 'index.html')
  let last: { text: string; changed: number } | undefined
  return async () => {
    const changed = (await stat(path).catch(explainMissing)).mtimeMs
    if (last?.changed !== changed) last = { text: await readFile(path, 'utf8'), changed }
    return last.text
  }
}

function explainMissing(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOENT') throw error
  throw new ProblemError('unavailable', { detail: 'The pages are not built: run `pnpm turbo run build`.' })
}
