import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SAFETY_LANGUAGES } from '@soulsign/contracts'
import { linesOf } from '@soulsign/language/json-lines'
import { readCorpus } from '@soulsign/safety/corpus'
import { z } from 'zod'

/** What a writer was asked for. */
export const Card = z.object({
  theme: z.string(),
  /** Situations of life that show in the text. Without them it tells of none. */
  life: z.array(z.string()).optional(),
  /** A theme that is mentioned and is not what troubles the person. */
  bait: z.string().optional(),
  when_where: z.string().optional(),
  duration: z.string().optional(),
  who: z.string().optional(),
  register: z.string().optional(),
  length: z.string().optional(),
  spelling: z.string().optional(),
  age: z.string().optional(),
})

/** One text of the corpus, with its writer and the card that it was written from. */
export const GuideText = z.object({
  id: z.string(),
  lang: z.enum(SAFETY_LANGUAGES),
  text: z.string().trim().min(2).max(20_000),
  writer: z.string(),
  card: Card,
})
export type GuideText = z.infer<typeof GuideText>

/**
 * Whether it is known which situations show in a text. A card that names none may still name a place, and its text is at the
 * in-laws or on a bus all the same; without a card's register, the writer chose complaint and situations.
 */
export const isLifeKnown = ({ card }: Pick<GuideText, 'card'>) => card.life !== undefined || card.register === undefined

export const TEXTS = new URL('../../corpus/texts/', import.meta.url)

/** The texts of a folder, in the order of its files. */
export const textsIn = (folder: URL): GuideText[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => linesOf(fileURLToPath(new URL(file, folder)), GuideText))

/** All texts to learn from: the guide's own, and those everyday texts of safety's corpus that name a theme. */
export function readTexts(): GuideText[] {
  const shared = readCorpus().flatMap(({ id, lang, text, writer, card }) =>
    card.theme === undefined ? [] : [{ id, lang, text, writer, card: Card.parse(card) }],
  )
  return [...shared, ...textsIn(TEXTS)]
}
