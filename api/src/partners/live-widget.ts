import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cached } from '../coalescing/cached.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem.ts'
import { WIDGET_FILES } from '../releases/dist.ts'
import { selectLiveWidget } from '../releases/release.sql.ts'

/** A release or a roll-back counts everywhere after this long at the latest, in milliseconds. */
const FRESH_MS = 500
/** Where a build names its hashed files. */
export const ASSETS_PATH = '/widget/v1/assets/'

/** The release of the widget that people get. */
export interface LiveWidget {
  version: string
  /** The frame's document with its places to fill; its files are named with their version. */
  template: string
}

/**
 * Finds the live release, at most twice a second however many ask. While the database is away the last one stands.
 * Reading it throws `unavailable` where none was released.
 */
export function createLiveWidget({ config, database, log }: Pick<Deps, 'config' | 'database' | 'log'>) {
  let last: LiveWidget | undefined

  async function find(): Promise<LiveWidget> {
    const version = await database.asSystem(selectLiveWidget)
    if (!version) {
      throw new ProblemError('unavailable', { detail: 'The widget was not released: run `pnpm release widget`.' })
    }
    if (version === last?.version) return last
    const text = await readFile(join(widgetFolder(config, version), WIDGET_FILES.frame), 'utf8')
    last = { version, template: text.replaceAll(ASSETS_PATH, `${ASSETS_PATH}${version}/`) }
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

/** Folder of a published version. */
const widgetFolder = ({ dataDir }: Deps['config'], version: string) => join(dataDir, 'remotes', 'widget', version)
