import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './steps.ts'

/** The rules that the lint of migrations finds broken in `sql`. */
function brokenRules(sql: string): string[] {
  const lint = spawnSync(join(ROOT, 'node_modules/.bin/squawk'), ['--reporter', 'json'], {
    cwd: ROOT,
    input: `-- Up Migration\n${sql}`,
    encoding: 'utf8',
  })
  return (JSON.parse(lint.stdout) as { rule_name: string }[]).map(({ rule_name }) => rule_name)
}

test.each([
  ['alter table symptoms drop column title_search', 'ban-drop-column'],
  ['drop table partners', 'ban-drop-table'],
  ['alter table users rename column email to mail', 'renaming-column'],
  ['alter table users alter column email type varchar(90)', 'changing-column-type'],
  ['alter table users add column mark uuid not null default gen_random_uuid()', 'adding-field-with-default'],
  ['alter table users add column city text not null', 'adding-required-field'],
  ['create index users_by_city on users (city)', 'require-concurrent-index-creation'],
])('a migration that nodes of the old version do not survive, or that locks for long, is found: %s', (sql, rule) => {
  expect(brokenRules(sql)).toContain(rule)
})

test('a migration that only adds passes, and so does one that says why it removes', () => {
  expect(brokenRules('alter table users add column city text')).toEqual([])
  const removal =
    '-- Nothing reads it since 0.2.0.\n-- squawk-ignore ban-drop-column\nalter table users drop column city'
  expect(brokenRules(removal)).toEqual([])
})
