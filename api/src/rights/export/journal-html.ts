import { BODIES, type ExportedEntry, PLAN_COLUMNS, WRITING_LANGUAGE } from '@soulsign/contracts'
import { type Inline, parseMarkdown } from '@soulsign/contracts/markdown'
import { escapeHtml } from '../../http/markup.ts'

/** One file that needs nothing else: it loads nothing and runs nothing. */
const STYLE = `
  :root { color-scheme: light dark; --ink: #241f47; --soft: #585177; --ground: #faf6ef; --card: #fffdfa; --line: #e6dccc; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #f2ecdf; --soft: #bfb7d8; --ground: #131129; --card: #1c1938; --line: #353059; }
  }
  body { margin: 0; padding: 2rem 1rem; background: var(--ground); color: var(--ink);
    font: 1rem/1.6 Georgia, 'Times New Roman', serif; overflow-wrap: anywhere; }
  main { max-width: 44rem; margin: 0 auto; }
  article { margin: 0 0 2rem; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem; }
  h2 { margin: 0; font-size: 1.3rem; } h3 { margin: 1.5rem 0 .5rem; } h4, h5 { margin: 1rem 0 .25rem; }
  blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid var(--line); white-space: pre-wrap; }
  .note { color: var(--soft); font-size: .9rem; }
  @media print {
    :root { color-scheme: light; --ink: #000; --soft: #333; --ground: #fff; --card: #fff; --line: #999; }
    body { padding: 0; font-size: 11pt; } article { border: 0; padding: 0; } h2, h3, h4, .note { break-after: avoid; }
    p, li, blockquote { break-inside: avoid; }
  }`

const inline = (parts: Inline[]): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? escapeHtml(part) : `<${part.mark}>${inline(part.children)}</${part.mark}>`,
    )
    .join('')

/** Light markdown as HTML. Its headings stand below those of the page. */
function markdown(text: string): string {
  const items = (all: Inline[][]) => all.map((item) => `<li>${inline(item)}</li>`).join('')
  return parseMarkdown(text)
    .map((block) => {
      if (block.kind === 'heading') return `<h4>${inline(block.children)}</h4>`
      if (block.kind === 'paragraph') return `<p>${inline(block.children)}</p>`
      return block.kind === 'bullets'
        ? `<ul>${items(block.items)}</ul>`
        : `<ol start="${block.start}">${items(block.items)}</ol>`
    })
    .join('\n')
}

const BODY_TITLES = { physical: 'Body', emotional: 'Emotions', energetic: 'Energy', spiritual: 'Spirit' } as const

// One for all entries: each holds memory outside the heap, which no garbage collection counts.
const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const day = (time: string) => DAY.format(new Date(time))

function planHtml(plan: NonNullable<ExportedEntry['plan']>): string {
  const bodies = BODIES.map((body) => {
    const items = plan[PLAN_COLUMNS[body]].map(
      ({ title, how, duration, frequency }) =>
        `<li><strong>${escapeHtml(title)}</strong> ${escapeHtml(how)} <span class="note">${escapeHtml(duration)}, ${escapeHtml(frequency)}</span></li>`,
    )
    return `<h4>${BODY_TITLES[body]}</h4><ul>${items.join('')}</ul>`
  })
  return `<h3>Healing plan: ${escapeHtml(plan.title)}</h3>${author(plan)}${inItsLanguage(plan, `<p>${escapeHtml(plan.description)}</p>${bodies.join('')}`)}`
}

/** A text in its own language, which need not be the page's. */
const inItsLanguage = ({ lang }: { lang: string | null }, html: string) =>
  `<div lang="${escapeHtml(lang ?? WRITING_LANGUAGE)}">${html}</div>`

type Written = Pick<NonNullable<ExportedEntry['insight']>, 'written_by' | 'model'>
function author({ written_by, model }: Written): string {
  if (!written_by) return ''
  const by = `Written by an AI${model ? ` (${escapeHtml(model)})` : ''} and checked by rules`
  return `<p class="note">${written_by === 'ai' ? by : 'Written by our built-in guide, not by an AI'}</p>`
}

function entryHtml({ title, description, duration, created_at, safety, insight, answer, plan }: ExportedEntry): string {
  const since = duration ? ` · for ${escapeHtml(duration)}` : ''
  const roots = insight && [insight.emotional_root, insight.energetic_root, insight.spiritual_root]
  return [
    `<article><h2>${escapeHtml(title)}</h2>`,
    `<p class="note"><time datetime="${escapeHtml(created_at)}">${day(created_at)}</time>${since}</p>`,
    `<blockquote>${escapeHtml(description)}</blockquote>`,
    safety?.level === 'urgent' ? '<p>This entry got urgent help. No insight was written.</p>' : '',
    insight?.ai_analysis
      ? `<h3>Insight</h3>${author(insight)}${inItsLanguage(insight, markdown(insight.ai_analysis))}`
      : '',
    (roots ?? [])
      .map(
        (root, i) =>
          root && `<p><strong>${['Emotional', 'Energetic', 'Spiritual'][i]} root:</strong> ${escapeHtml(root)}</p>`,
      )
      .join(''),
    answer
      ? `<h4>My answer</h4><p class="note">${escapeHtml(answer.question)}</p><blockquote>${escapeHtml(answer.answer)}</blockquote>`
      : '',
    plan ? planHtml(plan) : '',
    '</article>\n',
  ].join('\n')
}

/** The text of `journal.html`, piece by piece: every entry, to read and to print without us. */
export async function* journalHtml(productName: string, pages: AsyncIterable<ExportedEntry[]>): AsyncGenerator<string> {
  const name = escapeHtml(productName)
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>My ${name} journal</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>My ${name} journal</h1>
<p class="note">Saved on ${day(new Date().toISOString())}. ${name} is a spiritual guide and no substitute for medical advice.</p>
`
  let empty = true
  for await (const entries of pages) {
    if (entries.length > 0) empty = false
    yield entries.map(entryHtml).join('')
  }
  if (empty) yield '<p>There are no entries.</p>\n'
  yield '</main>\n</body>\n</html>\n'
}
