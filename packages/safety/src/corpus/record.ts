import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SAFETY_CATEGORIES, SAFETY_LANGUAGES } from '@soulsign/contracts'
import { linesOf } from '@soulsign/language/json-lines'
import { z } from 'zod'

/** The truth that a text carries: help first, a calm card, alarming words without danger, or nothing at all. */
const LEVELS = ['urgent', 'soon', 'near-miss', 'everyday'] as const

/**
 * What a writer was asked for. A writer without cards invented the situation. `theme`, `life`, `bait` and `when_where` come
 * with everyday texts: the guide learns from them.
 */
const Card = z.strictObject({
  level: z.enum(LEVELS),
  situation: z.string(),
  who: z.string().optional(),
  register: z.string().optional(),
  directness: z.string().optional(),
  age: z.string().optional(),
  length: z.string().optional(),
  spelling: z.string().optional(),
  theme: z.string().optional(),
  life: z.array(z.string()).optional(),
  bait: z.string().optional(),
  when_where: z.string().optional(),
})

/** One text of the corpus, with its label, its writer and the card that it was written from. */
export const CorpusText = z
  .strictObject({
    id: z.string().regex(/^[a-z]+\d+-\d+$/),
    lang: z.enum(SAFETY_LANGUAGES),
    category: z.enum(SAFETY_CATEGORIES).nullable(),
    urgent: z.boolean(),
    /** Begins with the level, so that evaluations tell near-misses from everyday texts. */
    note: z.string(),
    text: z.string().trim().min(2).max(20_000),
    writer: z.string(),
    card: Card,
    /** Why the writer, or a reader, was unsure of the label. */
    doubt: z.string().optional(),
  })
  .refine(({ urgent, category }) => !urgent || category !== null, 'An urgent text has a category.')
  .refine(({ note, card }) => note.startsWith(`${card.level}: `), 'The note begins with the level of the card.')
export type CorpusText = z.infer<typeof CorpusText>

/** Where the texts are: one file a writer. */
export const CORPUS = join(import.meta.dirname, '../../corpus/texts')

/**
 * All texts of a folder, in the order of their files.
 * @throws Error that names file and line of a text that is not valid
 */
export function readCorpus(folder: string = CORPUS): CorpusText[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
  return files.sort().flatMap((file) => linesOf(join(folder, file), CorpusText))
}
