import { expect, test } from 'vitest'
import { listen } from './listen.ts'
import plain from './plain.json' with { type: 'json' }

/** Everyday sentences, by what a rule or the reader must not hear in them. */
const SENTENCES = Object.entries(plain).flatMap(([key, texts]) => texts.map((text) => [key, text] as const))

test.each(SENTENCES)('hears no %s in: %s', (key, text) => {
  for (const type of ['physical', 'mental_emotional'] as const) {
    const { scenes, situations } = listen(text, type)
    expect([...scenes, ...situations], type).not.toContain(key)
  }
})
