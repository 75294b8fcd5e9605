import type { ExportedEntry } from '@soulsign/contracts'
import { expect, test, vi } from 'vitest'
import { journalHtml } from './journal-html.ts'

const ENTRY: ExportedEntry = {
  id: '0d8f3c2a-6f0b-4a3e-9f55-000000000001',
  title: 'My <b>knees</b>',
  description: 'My knees ache & burn',
  duration: null,
  symptom_type: 'physical',
  advanced_info: null,
  safety: null,
  created_at: '2026-11-22T23:30:00.000Z',
  screening: null,
  insight: null,
  plan: null,
  generations: [],
  language: 'en',
  response: null,
  answer: null,
}

async function* pages() {
  yield [ENTRY, ENTRY]
  yield [ENTRY]
}

async function written(): Promise<string> {
  let text = ''
  for await (const piece of journalHtml('Soulsign', pages())) text += piece
  return text
}

test('every entry is there, as text', async () => {
  const text = await written()
  expect(text.match(/<article>/g)).toHaveLength(3)
  expect(text).toContain('My &lt;b&gt;knees&lt;/b&gt;')
  expect(text).toContain('November 22, 2026')
})

test('no entry makes a formatter, which would hold memory that no garbage collection counts', async () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  await written()
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})
