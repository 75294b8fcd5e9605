import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cached } from '../coalescing/cached.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem.ts'
import { selectFiles } from '../releases/contents.sql.ts'
import { WIDGET_FILES } from '../releases/dist.ts'
import { selectLiveWidget } from '../releases/release.sql.ts'
import { placeFiles } from '../web/live-shell.ts'

/** The longest delay before a release or roll-back takes effect everywhere, in milliseconds. */
const FRESH_MS = 500
/** The path of hashed files in the widget's build. */
export const ASSETS_PATH = '/widget/v1/assets/'

/** The live release of the widget. */
export interface LiveWidget {
  version: string
  /** The frame's document with its placeholders. File names include the version. */
  template: string
}

/**
 * Finds the live release, at most twice a second for any number of callers. While the database is away or
 * stalls, the last release is kept. `read` throws `unavailable` if there is no release.
 */
export function createLiveWidget({ releaseFiles, database, log }: Pick<Deps, 'releaseFiles' | 'database' | 'log'>) {
  let last: LiveWidget | undefined

  async function find(): Promise<LiveWidget> {
    const version = await database.asSystem(selectLiveWidget)
    if (!version) {
      throw new ProblemError('unavailable', { detail: 'The widget was not released: run `pnpm release widget`.' })
    }
    if (version === last?.version) return last
    const release = { name: 'widget', version } as const
    await releaseFiles.ensure(release)
    const text = await readFile(join(releaseFiles.folderOf(release), WIDGET_FILES.frame), 'utf8')
    const files = (await database.asSystem((tx) => selectFiles(tx, release)))
      .filter(({ path }) => path.startsWith('assets/'))
      .map((file) => ({ ...file, path: file.path.slice('assets/'.length) }))
    last = { version, template: placeFiles(text, files, ASSETS_PATH, `${ASSETS_PATH}${version}/`) }
    return last
  }

  return cached(find, {
    freshMs: FRESH_MS,
    onFailure(error) {
      if (error instanceof ProblemError) throw error
      log.failure('live widget not read', error)
    },
  })
}
