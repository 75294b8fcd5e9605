import { z } from 'zod'
import data from './lexicon.json' with { type: 'json' }

const CHAKRAS = ['root', 'sacral', 'solar_plexus', 'heart', 'throat', 'third_eye', 'crown'] as const

const Words = z.array(z.string().min(1))

const Said = z.object({ emotional_theme: z.string(), energetic_theme: z.string(), spiritual_question: z.string() })

const Entry = Said.extend({
  key: z.string(),
  label: z.string(),
  synonyms: Words,
  synonyms_i18n: z.object({ es: Words, de: Words, fr: Words, pt: Words }),
  area: z.string(),
  chakra: z.enum(CHAKRAS),
  mode: z.enum(['reflect', 'companion']),
  /** What is said instead where the words name one side of the theme alone, such as shame and no guilt. */
  aspects: z.record(z.string(), Said.exactPartial()).optional(),
})

const Lexicon = z.object({
  version: z.string(),
  entries: z.array(Entry),
  chakras: z.array(
    z.object({
      key: z.enum(CHAKRAS),
      place: z.string(),
      themes: z.array(z.string()),
      practice: z.string(),
      affirmation: z.string(),
    }),
  ),
  qualities: z.array(z.object({ key: z.string(), words: Words, reading: z.string() })),
  contexts: z.array(z.object({ key: z.string(), words: Words, line: z.string() })),
})

export interface Entry extends z.infer<typeof Entry> {
  /** The side of the theme that the words name. */
  aspect?: string
}
export type ChakraKey = (typeof CHAKRAS)[number]

/** The associations of the tradition: beliefs, not medical facts. */
export const lexicon = Lexicon.parse(data)

/** Who wrote a text of the guide. */
export const GUIDE = { model: 'soulsign-built-in-guide', version: lexicon.version } as const
