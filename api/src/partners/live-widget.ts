import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
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
 * The answer throws `unavailable` where none was released.
 */
export function createLiveWidget({ config, database, log }: Pick<Deps, 'config' | 'database' | 'log'>) {
  let last: { widget: LiveWidget; readAt: number } | undefined

  async function read(): Promise<LiveWidget> {
    const version = await database.asSystem(selectLiveWidget)
    if (!version) {
      throw new ProblemError('unavailable', { detail: 'The widget was not released: run `pnpm release widget`.' })
    }
    if (version === last?.widget.version) return last.widget
    const text = await readFile(join(widgetFolder(config, version), WIDGET_FILES.frame), 'utf8')
    return { version, template: text.replaceAll(ASSETS_PATH, `${ASSETS_PATH}${version}/`) }
  }

  return async (): Promise<LiveWidget> => {
    if (last && performance.now() - last.readAt < FRESH_MS) return last.widget
    const widget = await read().catch((error: unknown) => {
      if (!last || error instanceof ProblemError) throw error
      log.failure('live widget not read', error)
      return last.widget
    })
    last = { widget, readAt: performance.now() }
    return widget
  }
}

/** Folder of a published version. */
const widgetFolder = ({ dataDir }: Deps['config'], version: string) => join(dataDir, 'remotes', 'widget', version)
