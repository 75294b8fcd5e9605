// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  ENTRY_SYMPTOM_TYPES,
  PARTNER_VISITS_COUNTED,
  WIDGET_ERRORS,
  WIDGET_EVENTS,
  WIDGET_FONTS,
  WIDGET_RADIUS_MAX,
  WIDGET_ROOM_CSS,
  WIDGET_SCHEMES,
} from '@soulsign/contracts/schemas'
import { expect, test } from 'vitest'

test('the guide for partners agrees with the contracts', async () => {
  const guide = await readFile(join(import.meta.dirname, '../docs/partners.md'), 'utf8')
  /** The rows below a table's head, without spaces. */
  const table = (head: string) => {
    const lines = guide.split('\n')
    const rows = lines.slice(lines.findIndex((line) => line.startsWith(`| ${head} `)) + 2)
    return rows.slice(0, rows.indexOf('')).map((row) => row.split('|').map((cell) => cell.trim()))
  }
  const code = (names: readonly string[]) => names.map((name) => `\`${name}\``)
  const values = Object.fromEntries(table('Attribute').map(([, name, text]) => [name, text]))

  expect(guide).toContain(WIDGET_ROOM_CSS)
  expect(guide).toContain(`at most ${PARTNER_VISITS_COUNTED} times an hour`)
  expect(table('Event').map(([, name]) => name)).toEqual(code(['ready', ...WIDGET_EVENTS, 'error']))
  expect(table('Code').map(([, name]) => name)).toEqual(code(WIDGET_ERRORS))
  expect(values['`type`']).toBe(code(ENTRY_SYMPTOM_TYPES).join(', '))
  expect(values['`scheme`']).toBe(code(WIDGET_SCHEMES).join(', '))
  expect(values['`font`']).toBe(code(WIDGET_FONTS).join(', '))
  expect(values['`radius`']).toBe(`0 to ${WIDGET_RADIUS_MAX}, in pixels`)
})
