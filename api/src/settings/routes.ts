import { OpenAPIHono } from '@hono/zod-openapi'
import { AppSettings, editablePages, endpoints, pagesOf } from '@soulsign/contracts'
import type { Context } from 'hono'
import { logActivity } from '../admin/activity-log.ts'
import { adminOf } from '../admin/require-admin.ts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { late } from '../settle.ts'
import { upsertSeo, upsertSetting } from './settings.sql.ts'

const TAG = 'Site'

const accents = late(() => import('@soulsign/contracts/accent'))

/**
 * The product's settings and its pages' metadata. Anyone may read them; only administrators may change them
 * (`requireAdmin`).
 */
export function settingsRoutes({ database, site, ceilings }: Pick<Deps, 'database' | 'site' | 'ceilings'>) {
  const readSettings = contractRoute({
    endpoint: endpoints.getSettings,
    summary: 'The public settings',
    tag: TAG,
    access: 'anyone',
  })
  const saveSetting = contractRoute({
    endpoint: endpoints.saveSetting,
    summary: 'Change a setting',
    description:
      'Takes effect everywhere within a second; open pages follow on their next full load. For `primary_color` the response shows the displayed colour: lightness and saturation are adjusted if text would be unreadable.',
    tag: TAG,
    access: 'admin',
    middleware: [ceilings('account')],
  })
  const readSeo = contractRoute({
    endpoint: endpoints.getSeo,
    summary: 'The stored metadata of pages',
    tag: TAG,
    access: 'anyone',
  })
  const saveSeo = contractRoute({
    endpoint: endpoints.saveSeo,
    summary: 'Change the metadata of a page',
    description: 'Omitted fields keep their values; null clears a field.',
    tag: TAG,
    access: 'admin',
    middleware: [ceilings('account')],
  })

  /** Administrators get the current state, which may just have been saved on another node. */
  function readSite(c: Context) {
    const principal = c.get('principal')
    if (principal.kind === 'user' && principal.role === 'admin') site.changed()
    return site.read()
  }

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(readSettings, async (c) => c.json((await readSite(c)).settings, 200))
    .openapi(saveSetting, async (c) => {
      const { key } = c.req.valid('param')
      const parsed = AppSettings.shape[key].safeParse(c.req.valid('json').setting_value)
      if (!parsed.success) {
        throw new ProblemError('invalid-input', {
          detail: `${key} was not changed.`,
          errors: parsed.error.issues.map(({ message }) => ({ path: 'setting_value', message })),
        })
      }
      const value = parsed.data
      await database.asSystem(async (tx) => {
        await upsertSetting(tx, key, value)
        await logActivity(tx, { ...adminOf(c), action: 'settings_change', targetType: 'setting', targetId: key })
      })
      site.changed()
      const isColour = key === 'primary_color' && typeof value === 'string'
      const accent = isColour ? (await accents()).accentOf(value) : undefined
      return c.json({ setting_key: key, setting_value: value, ...(accent && { accent }) }, 200)
    })
    .openapi(readSeo, async (c) => c.json((await readSite(c)).seo, 200))
    .openapi(saveSeo, async (c) => {
      const { page_key: pageKey } = c.req.valid('param')
      const change = c.req.valid('json')
      const keys = editablePages(pagesOf((await readSite(c)).registry)).map(({ seo }) => seo.key)
      if (!keys.includes(pageKey)) {
        throw new ProblemError('invalid-input', {
          detail: `The metadata of ${pageKey} was not changed.`,
          errors: [{ path: 'page_key', message: `There is no such page. Use one of: ${keys.join(', ')}.` }],
        })
      }
      const stored = await database.asSystem(async (tx) => {
        const row = await upsertSeo(tx, pageKey, change)
        await logActivity(tx, { ...adminOf(c), action: 'settings_change', targetType: 'seo', targetId: pageKey })
        return row
      })
      site.changed()
      return c.json(stored, 200)
    })
}
