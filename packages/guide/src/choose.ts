import { createHash } from 'node:crypto'
import { tokenise } from '@soulsign/language'
import { splitSentences } from '@soulsign/safety/output'
import { lexicon } from './lexicon.ts'
import { fixedPieces } from './prose/grammar.ts'

/** What can be chosen: a text or a template, the steps of a practice, an item of a plan. */
type Wording = string | readonly string[] | { readonly how: string }

/** Lists of wordings; a later one is used when everything in the earlier ones was said before. */
type Lists<W> = readonly (readonly W[])[]

export interface Choose {
  /** A wording that the person has not read before, or else the one that they read longest ago. */
  <W extends Wording>(slot: string, ...lists: Lists<W>): W
  /** A wording that the person has not read before, or null. */
  fresh<W extends Wording>(slot: string, ...lists: Lists<W>): W | null
}

const sentencesOf = (wording: Wording): string[] =>
  (typeof wording === 'string' ? [wording] : 'how' in wording ? [wording.how] : wording).flatMap((text) =>
    splitSentences(text).map((sentence) => sentence.trim()),
  )

/** The longest that may stand in a field of a template, in characters. */
const FIELD_LENGTH = 80
const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/gu, '\\$&')

/** Whether a text has a sentence that was made from this one. */
function says(text: string, sentence: string): boolean {
  const pieces = fixedPieces(sentence)
  if (pieces.length === 1) return text.includes(sentence)
  return new RegExp(pieces.map(escaped).join(`[^\\n]{1,${FIELD_LENGTH}}?`), 'u').test(text)
}

/**
 * Chooses among wordings by a person's normalised words, the lexicon's version and the slot, so that the same text
 * gets the same choices. What stands in `earlier`, the texts that the person had before, newest first, is avoided.
 */
export function chooserFor(description: string, earlier: readonly string[] = []): Choose {
  const words = tokenise(description).map(({ word }) => word)
  const seed = `${words.join(' ')}\n${lexicon.version}\n`
  /** How many texts ago a wording was last used; infinite if never. */
  const age = (wording: Wording): number => {
    if (earlier.length === 0) return Number.POSITIVE_INFINITY
    const sentences = sentencesOf(wording)
    const at = earlier.findIndex((text) => sentences.some((sentence) => says(text, sentence)))
    return at < 0 ? Number.POSITIVE_INFINITY : at
  }
  const rotated = <W extends Wording>(slot: string, wordings: readonly W[]): readonly W[] => {
    if (wordings.length === 0) return []
    const digest = createHash('sha256')
      .update(seed + slot)
      .digest()
    const first = digest.readUInt32BE() % wordings.length
    return [...wordings.slice(first), ...wordings.slice(0, first)]
  }
  const fresh = <W extends Wording>(slot: string, ...lists: Lists<W>): W | null => {
    for (const list of lists) {
      const wording = rotated(slot, list).find((candidate) => age(candidate) === Number.POSITIVE_INFINITY)
      if (wording !== undefined) return wording
    }
    return null
  }
  const choose = <W extends Wording>(slot: string, ...lists: Lists<W>): W => {
    const unread = fresh(slot, ...lists)
    if (unread !== null) return unread
    const [oldest] = lists.flatMap((list) => rotated(slot, list)).toSorted((a, b) => age(b) - age(a))
    if (oldest === undefined) throw new Error(`No wording is written for "${slot}".`)
    return oldest
  }
  return Object.assign(choose, { fresh })
}
