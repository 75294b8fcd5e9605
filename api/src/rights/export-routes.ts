import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints, FRESH_SESSION_MINUTES } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireUser } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { findUser } from '../identity/principal.ts'
import { dataJson } from './export/data-json.ts'
import { isFresh, pagesOfEntries, selectAccount } from './export/export.sql.ts'
import { journalHtml } from './export/journal-html.ts'
import { readme } from './export/readme.ts'
import { zipOf } from './export/zip.ts'
import { importParts } from './import/import.ts'
import { readExport } from './import/read-export.ts'

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** Taking everything out, and bringing it into an empty account. */
export function exportRoutes(deps: Deps) {
  const { database, config, ceilings, site, log } = deps
  const exported = contractRoute({
    endpoint: endpoints.exportAccount,
    summary: 'Everything your account holds, as a ZIP',
    description:
      `Needs a session that began in the last ${FRESH_SESSION_MINUTES} minutes. The file is written while it is sent: ` +
      '`data.json` (described by docs/export.schema.json), `journal.html` to read and print, and `README.txt`.',
    tag: 'Your data',
    access: 'user',
    alternative: 'application/zip',
    problems: ['fresh-session-needed'],
    middleware: [ceilings('export')],
  })
  const imported = contractRoute({
    endpoint: endpoints.importAccount,
    summary: 'Bring the data.json of an export into an account without entries',
    description:
      'The body is the file. Entries with their insights and plans and the profile are stored; all or nothing. Rows get ' +
      'new ids. Needs a yes to `keep`.',
    tag: 'Your data',
    access: 'user',
    problems: [
      'invalid-input',
      'malformed-json',
      'unsupported-media-type',
      'body-too-large',
      'conflict',
      'consent-needed',
    ],
    middleware: [ceilings('export')],
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(exported, async (c) => {
      const caller = requireUser(c)
      const { userId, sessionId } = caller
      if (!(await database.asSystem((tx) => isFresh(tx, sessionId, FRESH_SESSION_MINUTES)))) {
        throw new ProblemError('fresh-session-needed', {
          detail: `An export holds everything you wrote, so we ask who you are. Sign in again, then export within ${FRESH_SESSION_MINUTES} minutes.`,
        })
      }
      const account = await selectAccount(database, userId)
      const productName = (await site.read()).settings.product_name
      async function* pages() {
        for await (const page of pagesOfEntries(database, userId)) {
          // A long export ends with its session, also when the account is deleted meanwhile.
          if (!(await findUser(deps, caller))) throw new ProblemError('unauthorized')
          yield page
        }
      }
      log.event('account exported')
      const body = zipOf(
        {
          'README.txt': async function* () {
            yield readme(productName, config.publicUrl)
          },
          'journal.html': () => journalHtml(productName, pages()),
          'data.json': () => dataJson(account, pages()),
        },
        (error) => {
          log.failure('an export broke off', error)
          ;(c.env as HttpBindings).outgoing.destroy()
        },
      )
      // The route's type covers only JSON.
      return new Response(body, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="my-data-${new Date().toISOString().slice(0, 10)}.zip"`,
          'cache-control': 'no-store',
        },
      }) as never
    })
    .openapi(imported, async (c) => {
      const user = requireUser(c)
      // A refusal leaves the rest of the file unread, so the connection cannot be reused.
      c.header('connection', 'close')
      if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) {
        throw new ProblemError('unsupported-media-type', { detail: 'Send data.json as application/json.' })
      }
      const { body } = c.req.raw
      const counts = await importParts(
        deps,
        user.userId,
        readExport(body ?? new ReadableStream({ start: (end) => end.close() })),
      )
      return c.json(counts, 200)
    })
}
