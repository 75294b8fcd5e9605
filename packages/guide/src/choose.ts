import { createHash } from 'node:crypto'
import { tokenise } from '@soulsign/language'
import { lexicon } from './lexicon.ts'

/** Chooses one of the wordings for a slot; the same text always gets the same one. */
export type Choose = <Wording>(slot: string, wordings: readonly Wording[]) => Wording

/** The choices for a person's text. They depend on its normalised words, the lexicon's version and the slot. */
export function chooserFor(description: string): Choose {
  const words = tokenise(description).map(({ word }) => word)
  const seed = `${words.join(' ')}\n${lexicon.version}\n`
  return (slot, wordings) => {
    const digest = createHash('sha256')
      .update(seed + slot)
      .digest()
    const wording = wordings[digest.readUInt32BE() % wordings.length]
    if (wording === undefined) throw new Error(`No wording is written for "${slot}".`)
    return wording
  }
}
