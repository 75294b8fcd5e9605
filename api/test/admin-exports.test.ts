import { endpoints } from '@soulsign/contracts'
import { describe, expect } from 'vitest'
import { adminAreaOf, administrator, REASON } from './admin-area.ts'
import { withinOneDay } from './days.ts'
import type { PeopleApi } from './people.ts'
import { test } from './shared.ts'

let api: PeopleApi
let headers: Record<string, string>
test.beforeAll(async ({ sharedApi }) => {
  api = sharedApi
  headers = await administrator(api)
})
const { get, exported, file, addUser, addDiagnosis } = adminAreaOf(
  () => api,
  () => headers,
)

describe('files', () => {
  test.each([
    ['users', 'users', 'Email,Name,Signup Date (UTC),Subscription,Tier,Role'],
    ['subscribers', 'subscriptions', 'Email,Status,Tier,End (UTC),Updated (UTC)'],
    ['diagnoses', 'diagnoses', 'Symptom,Type,User,Analysis,Safety,Date (UTC)'],
    ['activity_log', 'security-logs', 'Date (UTC),Admin,Name,Action,Target,Target ID,Reason,Detail,IP Address'],
  ])('of %s open in a spreadsheet and have the date in their name', async (list, name, heading) => {
    const {
      today,
      outcome: { response, text },
    } = await withinOneDay(() => file(list))
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}-${today}.csv"`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(text.startsWith(`\uFEFF${heading}\r\n`)).toBe(true)
    expect(text.endsWith('\r\n')).toBe(true)
    const { items } = await get('activity-log?search=data_export&limit=1')
    expect(items[0]).toMatchObject({ action: 'data_export', reason: REASON, admin: { email: 'boss@example.test' } })
  })

  test('contain no formulas', async () => {
    const user = await addUser('formula@csv.test', '=cmd|calc')
    const begins = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '"=1+1', ' =1', '\u201C=1', '\uFF1D1+1']
    for (const text of begins) await addDiagnosis(user, `${text},"x"\nnext`)
    const { text } = await file('diagnoses', { search: 'formula@csv.test' })
    for (const cell of begins) expect(text).toContain(`"'${cell.replaceAll('"', '""')},""x""\nnext",physical,`)
    expect(text.split('\r\n').length).toBe(begins.length + 2)
    expect((await file('users', { search: 'formula' })).text).toContain(`formula@csv.test,'=cmd|calc,`)
  })

  test('contain no formulas for programs that ignore quotes, or split at semicolons', async () => {
    const names = [
      "x\n=cmd|'/C calc'!A0;x",
      'x\r\n+1',
      'x\r@SUM(A1)',
      'x;-1;y',
      'x\t=1',
      'x\n"=1"',
      'x;\u200B\uFF1D1',
      'x\n \u201C@A1',
    ]
    for (const [at, name] of names.entries()) await addUser(`naive-${at}@csv.test`, name)
    const { text } = await file('users', { search: 'naive-' })
    const cells = text
      .split(/[\r\n;\t]+|,(?=\S)/)
      .map((cell) => cell.replace(/^[\s\p{C}"'\u2018-\u201D]*/u, (begin) => (begin.includes("'") ? begin : '')))
    expect(cells.length).toBeGreaterThan(names.length * 5)
    expect(cells.filter((cell) => /^[=+\-@\uFF1D]/.test(cell))).toEqual([])
  })

  test('hold all matching rows, beyond one page', async () => {
    await api.database.query(
      `insert into users (email, email_confirmed_at, created_at)
       select 'many-' || n || '@csv.test', now(), '2026-01-01'::timestamptz + n % 7 * interval '1 second'
       from generate_series(1, 2500) as n`,
    )
    const { text } = await file('users', { search: 'many-' })
    const emails = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0])
    expect(emails.length).toBe(2_500)
    expect(new Set(emails).size).toBe(2_500)
  })

  test('include rows that change during the export', async () => {
    // More than the network buffers hold.
    await api.database.query(
      `with u as (insert into users (email)
         select n || '@sub.test' from generate_series(1, 2500) n returning id, email)
       insert into subscribers (user_id, email, subscribed, created_at, updated_at)
       select id, repeat('x', 6000) || email, false, '2026-01-01', '2026-01-01' from u`,
    )
    const response = await exported('subscribers')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = (await reader?.read())?.value ?? ''
    await api.database.query(`update subscribers set updated_at = now() where email like '%@sub.test'`)
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) text += part.value
    expect(text.match(/@sub\.test/g)).toHaveLength(2_500)
    await api.database.query(`delete from users where email like '%@sub.test'`)
  })

  test('are documented', async () => {
    const document = await (await fetch(`${api.url}/api/openapi.json`)).json()
    expect(Object.keys(document.paths[endpoints.exportList.path].post.responses['200'].content)).toContain('text/csv')
  })
})
