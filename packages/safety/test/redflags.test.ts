import { readFileSync } from 'node:fs'
import type { SafetyCategory } from '@soulsign/contracts'
import { describe, expect, it } from 'vitest'
import { assess } from '../src/assess.ts'

interface Row {
  readonly id: string
  readonly text: string
  readonly lang: string
  readonly category: SafetyCategory | null
  readonly urgent: boolean
}

const rowsOf = (file: string): Row[] =>
  readFileSync(new URL(`fixtures/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)

const share = (rows: readonly Row[], holds: (row: Row) => boolean) =>
  rows.length === 0 ? 1 : rows.filter(holds).length / rows.length
const assessed = new Map<string, ReturnType<typeof assess>>()
/** Each text is assessed once, however many bars look at it. */
function assessedOnce({ text }: Row) {
  if (!assessed.has(text)) assessed.set(text, assess({ description: text }))
  return assessed.get(text) ?? null
}
const isUrgent = (row: Row) => assessedOnce(row)?.level === 'urgent'
const hasPanel = (row: Row) => assessedOnce(row) !== null

/** The labels follow published red-flag lists; no clinician has reviewed them. */
describe.each(['redflags.jsonl', 'redflags-own.jsonl', 'redflags-own-en.jsonl'])('bars on %s', (file) => {
  const rows = rowsOf(file)
  const urgent = rows.filter((row) => row.category !== null && row.urgent)
  const calm = rows.filter((row) => row.category !== null && !row.urgent)
  const benign = rows.filter((row) => row.category === null)
  const groups = (of: readonly Row[], key: 'lang' | 'category') =>
    Object.entries(Object.groupBy(of, (row) => String(row[key])))

  it('prints the figures by category and language', () => {
    const table = [...groups(urgent, 'category'), ...groups(urgent, 'lang')].map(([name, of = []]) => ({
      name,
      texts: of.length,
      'urgent recall': share(of, isUrgent).toFixed(2),
    }))
    process.stdout.write(`${file}\n${table.map((row) => Object.values(row).join('\t')).join('\n')}\n`)
    expect(table.length).toBeGreaterThan(5)
  })

  it('finds what is urgent', () => {
    expect(urgent.filter((row) => !isUrgent(row)).map(({ id }) => id).length / urgent.length).toBeLessThanOrEqual(0.05)
  })

  it.each(['suicide', 'self_harm'])('misses nothing on %s', (category) => {
    expect(urgent.filter((row) => row.category === category && !isUrgent(row)).map(({ text }) => text)).toEqual([])
  })

  it.each(groups(urgent, 'lang'))('finds what is urgent in %s', (_, of = []) => {
    const missed = of.filter((row) => !isUrgent(row)).length
    expect(missed).toBeLessThanOrEqual(of.length < 8 ? 1 : Math.floor(of.length * 0.15))
  })

  it('finds what needs a card', () => {
    expect(share(calm, hasPanel)).toBeGreaterThanOrEqual(0.85)
  })

  it('leaves benign texts alone', () => {
    expect(share(benign, isUrgent)).toBeLessThanOrEqual(0.05)
    expect(share(benign, hasPanel)).toBeLessThanOrEqual(0.1)
  })
})
