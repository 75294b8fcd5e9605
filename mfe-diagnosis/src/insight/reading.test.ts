import { expect, it } from 'vitest'
import { readInsight } from './reading.ts'

const INSIGHT = `# Sheltering the *flame*

Thank you for putting this into words.

## The emotional thread

A caring alarm may be working overtime.

Some people notice this at work.

## In the energy body

The solar plexus.

## The quieter invitation

Fear that has said its prayers.

## A few quiet minutes

1. Sit upright.
2. Breathe.

*I can choose one small step.*

## For your journal

Let it walk beside you.

**What is steady in your life?**

That is all for now.

*An AI wrote this.*

*It is not medical advice.*`

it('reads title, threads, practice, question and notes from the form of a text', () => {
  const { title, lead, sections, notes } = readInsight(INSIGHT)
  expect({ title, lead, notes }).toEqual({
    title: 'Sheltering the flame',
    lead: 'Thank you for putting this into words.',
    notes: ['An AI wrote this.', 'It is not medical advice.'],
  })
  expect(sections.map(({ kind, body }) => body ?? kind)).toEqual([
    'emotional',
    'energetic',
    'spiritual',
    'practice',
    'question',
  ])
  expect(sections[0]?.text).toBe('A caring alarm may be working overtime.\n\nSome people notice this at work.')
  expect(sections[4]).toMatchObject({
    title: 'For your journal',
    text: 'Let it walk beside you.',
    question: 'What is steady in your life?',
    after: 'That is all for now.',
  })
})

it.each(['', '#', '# A', 'Only words.', '## A heading\n', '*all in italics*', '**Why?**'])(
  'loses no word of %j',
  (text) => {
    const { title, lead, sections, notes } = readInsight(text)
    const words = [title, lead, ...sections.flatMap((part) => Object.values(part)), ...notes].join(' ')
    for (const word of text.match(/[a-z]+/gi) ?? []) expect(words).toContain(word)
  },
)

it('keeps every beginning of a text that is still being written readable', () => {
  for (let end = 0; end <= INSIGHT.length; end++) expect(() => readInsight(INSIGHT.slice(0, end))).not.toThrow()
})
