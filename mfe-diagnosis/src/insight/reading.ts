import type { Body } from '@soulsign/contracts'

/** A part of an insight. */
export interface Section {
  kind: 'thread' | 'practice' | 'question'
  title: string
  /** Light markdown; of a question, what stands before it. */
  text: string
  /** The side of a person that a thread looks at. */
  body?: Body
  /** The question, and what follows it. */
  question?: string
  after?: string
}

/** An insight as it is laid out. */
export interface Reading {
  title: string | null
  lead: string
  sections: Section[]
  /** What the text says about itself at its end. */
  notes: string[]
}

/** An insight looks at these sides first, in this order. */
const THREADS: readonly Body[] = ['emotional', 'energetic', 'spiritual']

const STEP = /^\d{1,3}[.)][ \t]/m
const QUESTION = /^\*\*([^*\n]+\?)\*\*$/m
const NOTE = /^\*([^*\n]+)\*$/

/**
 * Reads the parts of an insight from its form alone, whatever its words and language: numbered steps make a practice, a
 * bold question a pause, and paragraphs in italics at the end are notes about the text.
 */
export function readInsight(markdown: string): Reading {
  const paragraphs = markdown.trim().split(/\n\s*\n/)
  const notes: string[] = []
  for (let last = NOTE.exec(paragraphs.at(-1) ?? ''); last; last = NOTE.exec(paragraphs.at(-1) ?? '')) {
    notes.unshift(last[1] ?? '')
    paragraphs.pop()
  }
  const [opening = '', ...rest] = paragraphs.join('\n\n').split(/^#{2,3}[ \t]+/m)
  const title = /^#[ \t]+(.+)$/m.exec(opening)
  const sections = rest.map(sectionOf)
  const threads = sections.filter(({ kind }) => kind === 'thread')
  THREADS.forEach((body, index) => {
    const thread = threads[index]
    if (thread) thread.body = body
  })
  return {
    title: title?.[1]?.replaceAll(/[*_]/g, '') ?? null,
    lead: (title ? opening.replace(title[0], '') : opening).trim(),
    sections,
    notes,
  }
}

function sectionOf(part: string): Section {
  const [heading = '', ...lines] = part.split('\n')
  const title = heading.replaceAll(/[*_]/g, '').trim()
  const text = lines.join('\n').trim()
  const question = QUESTION.exec(text)
  if (question) {
    const [whole, words = ''] = question
    const before = text.slice(0, question.index).trim()
    return {
      kind: 'question',
      title,
      text: before,
      question: words,
      after: text.slice(question.index + whole.length).trim(),
    }
  }
  return { kind: STEP.test(text) ? 'practice' : 'thread', title, text }
}
