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

async function written(productName = 'Soulsign', of = pages()): Promise<string> {
  let text = ''
  for await (const piece of journalHtml(productName, of)) text += piece
  return text
}

test('every entry is there, as text', async () => {
  const text = await written()
  expect(text.match(/<article>/g)).toHaveLength(3)
  expect(text).toContain('My &lt;b&gt;knees&lt;/b&gt;')
  expect(text).toContain('November 22, 2026')
})

test('nothing in it becomes an element, an attribute, a link or an image', async () => {
  const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)> ![i](https://evil.example/?q) [a](javascript:alert(1)) <https://evil.example> &#60;b>`
  const item = { title: evil, how: evil, duration: evil, frequency: evil }
  const author = { written_by: 'ai' as const, model: evil, prompt_version: evil, signature: evil, lang: evil }
  const { id, created_at } = ENTRY
  const entry: ExportedEntry = {
    ...ENTRY,
    title: evil,
    description: `</blockquote>${evil}`,
    insight: {
      ...author,
      id,
      created_at,
      safety: null,
      ai_analysis: `# ${evil}\n- **${evil}**\n1. _${evil}_\n${evil}`,
      emotional_root: evil,
      energetic_root: evil,
      spiritual_root: evil,
    },
    answer: { question: evil, answer: evil, answered_at: created_at },
    plan: {
      ...author,
      id,
      created_at,
      title: evil,
      description: evil,
      recommendations: [item],
      affirmations: [item],
      meditation_practices: [item],
      energy_healing: [item],
    },
  }
  const plain = await written(
    'Soulsign',
    (async function* () {
      yield [{ ...entry, ...JSON.parse(JSON.stringify(entry).replaceAll(JSON.stringify(evil).slice(1, -1), 'calm')) }]
    })(),
  )
  const text = await written(
    evil,
    (async function* () {
      yield [entry]
    })(),
  )
  const tags = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replace(/ lang="[^"]*"/, ''))
  expect(tags(text)).toEqual(tags(plain))
  expect(text).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
})

test('no entry makes a formatter, which would hold memory that no garbage collection counts', async () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  await written()
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})
